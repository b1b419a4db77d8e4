import { defineColorPicker } from '@genmaster/color-picker/element';
import '@genmaster/color-picker/style.css';
import { createApp } from 'vue';
import App from './app.vue';
import { showTheme } from './theme.ts';

defineColorPicker();
showTheme(document);
createApp(App).mount('#app');
