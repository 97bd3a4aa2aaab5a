import { type ComponentType, useContext } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { FieldsLocale } from './field-props.ts';

/** A part of the kit in the language of the application: the kit itself would take that of the browser. */
export function inLocale<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function InLocale(props: Props) {
    const locale = useContext(FieldsLocale);
    return (
      <I18nProvider locale={locale}>
        <Part {...props} />
      </I18nProvider>
    );
  };
}
