import L from 'leaflet';
import type { MapView } from './mapTypes';

/* Leaflet's own controls are created from HTML, which a page with Trusted Types refuses, and its
 * zoom buttons are links without an address. */

/** Two zoom buttons; a button at its limit is marked as disabled, and keeps its focus. */
export function zoomControl({ zoomIn, zoomOut }: MapView['labels']): L.Control {
  const control = new L.Control({ position: 'topleft' });
  const element = document.createElement('div');
  element.className = 'pl-map-zoom';
  let stop = (): void => {};

  control.onAdd = (map) => {
    const buttons = [
      addButton(element, { sign: '+', label: zoomIn }, (event) => map.zoomIn(stepOf(event))),
      addButton(element, { sign: '\u2212', label: zoomOut }, (event) => map.zoomOut(stepOf(event))),
    ] as const;
    const update = () => {
      const zoom = map.getZoom();
      buttons[0].ariaDisabled = String(zoom >= map.getMaxZoom());
      buttons[1].ariaDisabled = String(zoom <= map.getMinZoom());
    };
    const changes = 'zoomend zoomlevelschange';
    map.on(changes, update);
    stop = () => map.off(changes, update);
    map.whenReady(update);
    // A press on this element must not click or drag the map below.
    L.DomEvent.disableClickPropagation(element);
    return element;
  };
  control.onRemove = () => stop();
  return control;
}

/** The attribution of the map, as text. */
export function attributionControl(attribution: string): L.Control {
  const control = new L.Control({ position: 'bottomright' });
  control.onAdd = () => {
    const element = document.createElement('div');
    element.className = 'pl-map-attribution';
    element.textContent = attribution;
    return element;
  };
  return control;
}

/** With Shift three levels at once, like Leaflet's own keys. */
const stepOf = (event: MouseEvent): number => (event.shiftKey ? 3 : 1);

function addButton(
  parent: Element,
  { sign, label }: { sign: string; label: string },
  press: (event: MouseEvent) => void,
): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.title = label;
  button.ariaLabel = label;
  const text = document.createElement('span');
  text.ariaHidden = 'true';
  text.textContent = sign;
  button.append(text);
  button.addEventListener('click', press);
  parent.append(button);
  return button;
}
