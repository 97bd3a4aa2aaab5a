import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { SpaceClient } from '../../space-worker/client.ts';
import { turnedSkyCamera, zoomed } from './camera.ts';
import { useSpaceText } from './en.ts';
import { POINT_KINDS } from './gl/objects.ts';
import { Scene, type SceneWish } from './scene.ts';

export interface SpaceCanvasProps {
  readonly client: SpaceClient;
  readonly kinds: Uint8Array<ArrayBuffer>;
  readonly wish: SceneWish;
  readonly label: string;
  readonly onScene: (scene: Scene | undefined) => void;
  readonly onPick: (object: number | undefined) => void;
  readonly onLost: () => void;
}

const RAD_PER_PX = 0.006;
const RAD_PER_KEY = 0.12;
const ZOOM_PER_KEY = 0.8;
const ZOOM_PER_PX = 0.0012;
/** Maximum pointer movement of a click, px; a longer one rotates the view. */
const STILL_PX = 4;
const MOST_RATIO = 2;

/** The rendered view: rotated, zoomed and clicked by pointer and keyboard. */
export function SpaceCanvas({ client, kinds, wish, label, onScene, onPick, onLost }: SpaceCanvasProps) {
  const text = useSpaceText();
  const canvas = useRef<HTMLCanvasElement>(null);
  const scene = useRef<Scene>(undefined);
  const callbacks = useRef({ onScene, onLost });
  callbacks.current = { onScene, onLost };
  const pressed = useRef<{ readonly x: number; readonly y: number; moved: number } | undefined>(undefined);

  useEffect(() => {
    const element = canvas.current;
    const gl = element?.getContext('webgl2', { antialias: true, alpha: false });
    if (!element || !gl) return undefined;
    const newScene = new Scene(gl, client, kinds, POINT_KINDS, wish);
    scene.current = newScene;
    callbacks.current.onScene(newScene);
    const measure = () => {
      const ratio = Math.min(MOST_RATIO, devicePixelRatio);
      element.width = Math.round(element.clientWidth * ratio);
      element.height = Math.round(element.clientHeight * ratio);
      newScene.touch();
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    const lose = () => callbacks.current.onLost();
    const zoom = (event: WheelEvent) => {
      event.preventDefault();
      wish.camera = zoomed(wish.camera, Math.exp(event.deltaY * ZOOM_PER_PX), wish.isFollowing);
    };
    element.addEventListener('webglcontextlost', lose);
    element.addEventListener('wheel', zoom, { passive: false });
    return () => {
      observer.disconnect();
      element.removeEventListener('webglcontextlost', lose);
      element.removeEventListener('wheel', zoom);
      newScene.dispose();
      callbacks.current.onScene(undefined);
    };
  }, [client, kinds, wish]);

  const onPointerDown = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    pressed.current = { x: event.clientX, y: event.clientY, moved: 0 };
  };
  const onPointerMove = (event: PointerEvent) => {
    const press = pressed.current;
    if (press === undefined) return;
    press.moved += Math.hypot(event.movementX, event.movementY);
    wish.camera = turnedSkyCamera(wish.camera, -event.movementX * RAD_PER_PX, event.movementY * RAD_PER_PX);
  };
  const onPointerUp = (event: PointerEvent<HTMLCanvasElement>) => {
    const press = pressed.current;
    pressed.current = undefined;
    if (press === undefined || press.moved > STILL_PX) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    onPick(scene.current?.pickAt(event.clientX - left, event.clientY - top));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const turns: Readonly<Record<string, readonly [number, number]>> = {
      ArrowLeft: [-RAD_PER_KEY, 0],
      ArrowRight: [RAD_PER_KEY, 0],
      ArrowUp: [0, RAD_PER_KEY],
      ArrowDown: [0, -RAD_PER_KEY],
    };
    const turn = turns[event.key];
    if (turn) wish.camera = turnedSkyCamera(wish.camera, ...turn);
    else if (event.key === '+' || event.key === '=') wish.camera = zoomed(wish.camera, ZOOM_PER_KEY, wish.isFollowing);
    else if (event.key === '-') wish.camera = zoomed(wish.camera, 1 / ZOOM_PER_KEY, wish.isFollowing);
    else if (event.key === 'Escape') onPick(undefined);
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: an image that is rotated by pointer and keyboard
    <canvas
      ref={canvas}
      className="space-canvas"
      role="application"
      aria-label={label}
      aria-description={text.help}
      tabIndex={0}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onKeyDown={onKeyDown}
    />
  );
}
