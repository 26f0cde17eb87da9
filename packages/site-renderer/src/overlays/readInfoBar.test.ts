import { describe, expect, it } from 'vitest';
import { readInfoBar } from './readInfoBar';

const all = {
  style: 2,
  isContactEmailEnabled: true,
  isContactPhoneNumberEnabled: true,
  isLocationEnabled: true,
  isBusinessHoursEnabled: true,
};
const contact = {
  contactEmail: 'hello@kiln.example',
  contactPhoneNumber: '030 12-34',
  location: { addressTitle: 'Kiln', addressLine1: 'Main St 5', addressCountry: 'Germany' },
  businessHours: { sunday: { text: ' closed ' }, monday: { text: '9 to 5' }, friday: {} },
};
const read = (bar: object, settings: object = contact, website?: Record<string, unknown>) =>
  readInfoBar({
    websiteSettings: { ...settings, mobileInfoBarSettings: bar },
    website,
    locale: 'en',
  });

describe('readInfoBar', () => {
  it('[RUN-13] reads the links and the days with hours, in the order of the week', () => {
    expect(read(all)).toEqual({
      style: 2,
      links: [
        { name: 'email', href: 'mailto:hello@kiln.example' },
        { name: 'phone', href: 'tel:0301234' },
        {
          name: 'location',
          href: 'https://www.openstreetmap.org/search?query=Kiln%2C%20Main%20St%205%2C%20Germany',
        },
      ],
      hours: [
        { day: 'Monday', text: '9 to 5' },
        { day: 'Sunday', text: 'closed' },
      ],
    });
  });

  it.each([
    ['isContactEmailEnabled', ['phone', 'location'], 2],
    ['isContactPhoneNumberEnabled', ['email', 'location'], 2],
    ['isLocationEnabled', ['email', 'phone'], 2],
    ['isBusinessHoursEnabled', ['email', 'phone', 'location'], 0],
  ])('[RUN-13] leaves out what %s does not ask for', (setting, links, hours) => {
    for (const off of [false, 'true', undefined]) {
      const bar = read({ ...all, [setting]: off })!;
      expect(bar.links.map(({ name }) => name)).toEqual(links);
      expect(bar.hours).toHaveLength(hours);
    }
  });

  it('[RUN-13] is none where nothing is asked for, nothing is known, or its style is none', () => {
    expect(read({ style: 2 })).toBeUndefined();
    expect(read(all, {})).toBeUndefined();
    expect(read({ ...all, style: 1 })).toBeUndefined();
    expect(read({ ...all, style: undefined })).toBeUndefined();
    expect(readInfoBar({ websiteSettings: contact, locale: 'en' })).toBeUndefined();
  });

  it('[RUN-13] shows hours or a link alone', () => {
    expect(read({ style: 3, isBusinessHoursEnabled: true })).toMatchObject({ style: 3, links: [] });
    expect(read({ style: 3, isContactEmailEnabled: true })).toMatchObject({ style: 3, hours: [] });
  });

  it('[RUN-13] takes the place of the website, and the hours of the bar, where published pages have them', () => {
    const { location, businessHours, ...rest } = contact;
    const bar = read({ ...all, businessHours: { tuesday: { text: '1 to 2' } } }, rest, {
      location,
    });
    expect(bar!.links[2]!.href).toContain('Main%20St');
    expect(bar!.hours).toEqual([{ day: 'Tuesday', text: '1 to 2' }]);
    const own = { location: { addressTitle: 'Own' }, businessHours };
    const both = read({ ...all, businessHours: {} }, { ...rest, ...own }, { location });
    expect(both!.links[2]!.href).toMatch(/query=Own$/);
    expect(both!.hours).toHaveLength(2);
  });

  it.each([
    ['+49 (0)30 1234', '+49301234'],
    ['0049 (0) 30', '004930'],
    ['0049(0)30', '004930'],
    ['(0)30 1234', '0301234'],
  ])('[RUN-13] the number %s is dialled as %s', (contactPhoneNumber, dialled) => {
    const bar = read({ style: 2, isContactPhoneNumberEnabled: true }, { contactPhoneNumber });
    expect(bar!.links).toEqual([{ name: 'phone', href: `tel:${dialled}` }]);
  });
});
