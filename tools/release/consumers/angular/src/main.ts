import { Component, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { engine, startTheme } from '../shared/theme';
import { ColorField } from './readme/color-field';
import { injectSnapshot } from './readme/inject-snapshot';

@Component({
  selector: 'app-page',
  imports: [ColorField],
  template: `
    <main>
      <button (click)="restyle()">Mode: {{ snapshot().resolved.attributes.mode }}</button>
      <app-color-field [value]="color()" (valueChange)="follow($event)" />
      <button (click)="keep()">Save</button>
      <output>{{ outcome() }}</output>
    </main>
  `,
})
class Page {
  readonly snapshot = injectSnapshot(engine);
  readonly color = signal('#336699');
  readonly outcome = signal('');
  readonly #save = startTheme();

  restyle() {
    engine.chooseMode('dark');
  }

  follow(value: string) {
    this.color.set(value);
    engine.setField('bg-page', value);
  }

  async keep() {
    this.outcome.set(await this.#save());
  }
}

bootstrapApplication(Page).catch((error: unknown) => console.error(error));
