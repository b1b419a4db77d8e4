// A component with the element runs on a server too, where nothing can be registered. Its types need a document.
import { defineColorPicker } from '@genmaster/color-picker/element';

defineColorPicker();
console.log('ran');
