import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { attachLoginForm, type LoginFormOptions } from './attachLoginForm';

let detach: (() => void) | undefined;

afterEach(() => {
  detach?.();
  document.body.replaceChildren();
});

function attach(more: Partial<LoginFormOptions> = {}) {
  document.body.innerHTML = `<form>
    <label>Email <input name="email" type="email" required></label>
    <label>Password <input name="password" type="password" required></label>
    <label><input name="rememberMe" type="checkbox"> Remember me</label>
    <p role="alert" data-login-error></p><button type="submit">Log In</button></form>`;
  const options = {
    logIn: vi.fn<LoginFormOptions['logIn']>(() => Promise.resolve()),
    onLoggedIn: vi.fn(),
    describe: (error: unknown) => (error as Error).message,
    ...more,
  };
  detach = attachLoginForm(document.querySelector('form')!, options);
  return options;
}

const button = () => page.getByRole('button', { name: 'Log In' });

it('[RUN-10a] sends e-mail, password and "remember me", once for two clicks', async () => {
  let finish = () => {};
  const logIn = vi.fn<LoginFormOptions['logIn']>(
    () => new Promise<void>((resolve) => (finish = resolve)),
  );
  const onLoggedIn = vi.fn();
  attach({ logIn, onLoggedIn });
  await userEvent.fill(page.getByLabelText('Email'), ' a@b.example ');
  await userEvent.fill(page.getByLabelText('Password'), ' secret ');
  await userEvent.click(page.getByLabelText('Remember me'));
  await userEvent.dblClick(button());
  expect(logIn).toHaveBeenCalledTimes(1);
  expect(logIn).toHaveBeenCalledWith({
    email: 'a@b.example',
    password: ' secret ',
    rememberMe: true,
  });
  expect(onLoggedIn).not.toHaveBeenCalled();
  finish();
  await expect.poll(() => onLoggedIn.mock.calls.length).toBe(1);
});

it('[RUN-10a] says what went wrong and lets the password be typed again', async () => {
  attach({ logIn: () => Promise.reject(new Error('Not right.')) });
  await userEvent.fill(page.getByLabelText('Email'), 'a@b.example');
  await userEvent.fill(page.getByLabelText('Password'), 'secret');
  await userEvent.click(button());
  await expect.element(page.getByRole('alert')).toHaveTextContent('Not right.');
  await expect.element(page.getByLabelText('Password')).toHaveFocus();
  await userEvent.keyboard('new');
  await expect.element(page.getByLabelText('Password')).toHaveValue('new');
});

it('[RUN-10a] asks for what is missing before it asks the server', async () => {
  const { logIn } = attach();
  await userEvent.click(button());
  await expect.element(page.getByLabelText('Email')).toHaveFocus();
  await expect.element(page.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByRole('alert')).not.toBeEmptyDOMElement();
  expect(logIn).not.toHaveBeenCalled();
});

it('[RUN-10a] its undo leaves the form as it came', () => {
  attach();
  expect(document.querySelector('form')!.noValidate).toBe(true);
  detach?.();
  expect(document.querySelector('form')!.noValidate).toBe(false);
});
