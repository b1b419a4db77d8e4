// A component with the element also runs on a server, where no element can be registered. Its types need a document.
import { defineColorPicker } from '@genmaster/color-picker/element';

defineColorPicker();
console.log('ran');
