import { THEME_PATHS } from '@genmaster/theme-engine/contract';
import { hostileThemes } from '../../testing/hostile-themes.ts';
import { engines } from '../../testing/test-database.ts';
import { closeTestServers, createTestServer } from '../../testing/test-server.ts';

describe.each(engines)('a malicious value in a theme on %s', (engine) => {
  afterEach(closeTestServers);

  /** Creates a server with a user who has a valid theme, and a function that saves another. */
  async function setUp() {
    const server = await createTestServer(engine, { config: { savesPerMinute: 10_000 } });
    const { headers, userId, clientId } = await server.signIn();
    const save = (theme: { json: string; darkJson?: string }, revision = 1) =>
      server.app.inject({
        method: 'POST',
        url: `/${THEME_PATHS.saveUserThemeJson}`,
        headers,
        payload: {
          ...{ id: null, name: 'My theme', menuPos: '1', dTemplate: false, userId, sagClientId: clientId, flag: 'U' },
          ...{ mode: null, revision },
          json: theme.json,
          ...(theme.darkJson === undefined ? {} : { darkJson: theme.darkJson }),
        },
      });
    const rows = () => server.db.selectFrom('user_themes').selectAll().execute();
    return { save, rows };
  }

  it('is refused by the type of its field, and the stored theme is unchanged', async () => {
    const { save, rows } = await setUp();
    expect((await save({ json: '{"themeColors":{"--button-bg":"#336699"}}' }, 0)).statusCode).toBe(200);
    const before = await rows();
    const themes = hostileThemes();
    expect(themes.length).toBeGreaterThanOrEqual(200);

    const answers: { what: string; status: number }[] = [];
    for (const theme of themes) answers.push({ what: theme.what, status: (await save(theme)).statusCode });

    expect(answers.filter(({ status }) => status !== 400)).toEqual([]);
    expect(await rows()).toEqual(before);
  });

  it.each([
    { json: '{"themeColors":{"--font-h1":"9999px"}}', field: 'json.themeColors.--font-h1' },
    { json: '{"themeColors":{"--font-h1":"#ff0000"}}', field: 'json.themeColors.--font-h1' },
    { json: '{"themeIcons":{"--sidebar-icon-visibility":"flex"}}', field: 'json.themeIcons.--sidebar-icon-visibility' },
    { json: '{"selectedBackground":"bg-19"}', field: 'json.selectedBackground' },
    { json: '{}', darkJson: '{"colors":{"--button-bg":"24px"}}', field: 'darkJson.colors.--button-bg' },
    { json: '{}', darkJson: '{"own":["button"]}', field: 'darkJson.own' },
  ])('is named in the refusal: $field', async ({ field, ...theme }) => {
    const { save } = await setUp();

    const answer = await save(theme, 0);

    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([{ field, message: 'is not a value of its field' }]);
  });

  it.each([
    { what: 'sizes at their limits', theme: { json: '{"themeColors":{"--font-h1":"100px","--font-para":"10px"}}' } },
    { what: 'a scheme that a project published', theme: { json: '{"themeColorScheme":"2.9"}' } },
    { what: 'the name of a background in another case', theme: { json: '{"selectedBackground":"Default"}' } },
    {
      what: 'fields of a project’s own, of every kind',
      theme: {
        json: '{"themeColors":{"--own-color":"#1a2b3c","--own-size":"120px","--own-choice":"none"}}',
        darkJson: '{"colors":{"--own-color":"oklch(0.6 0.1 200)"},"own":["--own-color"]}',
      },
    },
  ])('does not refuse $what', async ({ theme }) => {
    const { save } = await setUp();

    expect((await save(theme, 0)).json()).toMatchObject({ status: 1 });
  });
});
