import 'uplot/dist/uPlot.min.css';
import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import { onPlotLook, readPlotLook, type PlotLook } from '#desk/kit/plot-look.ts';

const height = 260;
const fontSize = 13;

/** A period with its counts. */
export type PlotPoint = { label: string } & Record<'received' | 'answered' | 'introduced' | 'booked', number>;

/** Marks of each step: received enquiries as bars, later steps as lines that differ by dashes as well as colour. */
const drawn: readonly {
  step: Exclude<keyof PlotPoint, 'label'>;
  label: string;
  colour: keyof PlotLook;
  text: string;
  dash?: number[];
}[] = [
  { step: 'received', label: 'Received', colour: 'marigold', text: 'text-marigold' },
  { step: 'introduced', label: 'Introduced', colour: 'sindoor', text: 'text-sindoor', dash: [10, 4, 2, 4] },
  { step: 'answered', label: 'Answered', colour: 'teal', text: 'text-teal', dash: [8, 5] },
  { step: 'booked', label: 'Booked', colour: 'leaf', text: 'text-leaf' },
];

function optionsFor(points: readonly PlotPoint[], look: PlotLook, width: number): uPlot.Options {
  const every = Math.ceil(points.length / Math.max(1, Math.floor(width / 56)));
  const axis = { stroke: look['ink-soft'], font: `${fontSize}px Anek, system-ui, sans-serif` };
  return {
    width,
    height,
    legend: { show: false },
    cursor: { show: false },
    padding: [12, 8, 0, 0],
    scales: {
      x: { time: false, range: () => [-0.6, points.length - 0.4] },
      y: { range: (_, __, max) => [0, Math.max(4, Math.ceil(max * 1.08))] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: 28,
        ticks: { show: false },
        splits: () => points.map((_, index) => index),
        values: (_, splits) => splits.map((index) => (index % every === 0 ? points[index]!.label : '')),
      },
      {
        ...axis,
        size: 44,
        incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000],
        grid: { stroke: look.line, width: 1 },
        ticks: { show: false },
      },
    ],
    series: [
      {},
      ...drawn.map(({ label, colour, dash }, index): uPlot.Series => ({
        label,
        stroke: look[colour],
        ...(index === 0
          ? {
              fill: look['marigold-wash'],
              width: 1,
              points: { show: false },
              paths: uPlot.paths.bars!({ size: [0.6, 48] }),
            }
          : { width: 2, dash, points: { show: true, size: 6, fill: look.paper, stroke: look[colour] } }),
      })),
    ],
  };
}

type Props = { points: readonly PlotPoint[] };

/** The steps over time. The table beside it has the same numbers for people who cannot see it. */
export function SeriesPlot({ points }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const at = place.current!;
    const data = [
      points.map((_, index) => index),
      ...drawn.map(({ step }) => points.map((row) => row[step])),
    ];
    let plot: uPlot | null = null;
    const draw = () => {
      plot?.destroy();
      plot = new uPlot(optionsFor(points, readPlotLook(), at.clientWidth), data as uPlot.AlignedData, at);
    };
    const resized = new ResizeObserver(() => plot?.width !== at.clientWidth && draw());
    draw();
    resized.observe(at);
    const stop = onPlotLook(draw);
    return () => {
      stop();
      resized.disconnect();
      plot?.destroy();
    };
  }, [points]);
  return (
    <figure aria-hidden>
      <div ref={place} className="overflow-hidden [&_canvas]:max-w-full" style={{ minHeight: height }} />
      <figcaption className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
        {drawn.map(({ step, label, text, dash }, index) => (
          <span key={step} className="inline-flex items-center gap-2">
            <svg width="28" height="12" className={`${text} print:text-ink`}>
              {index === 0 ? (
                <rect
                  x="8.5"
                  y="0.5"
                  width="11"
                  height="11"
                  stroke="currentColor"
                  fill="var(--marigold-wash)"
                />
              ) : (
                <line
                  x2="28"
                  y1="6"
                  y2="6"
                  stroke="currentColor"
                  strokeWidth="2"
                  strokeDasharray={dash?.map((part) => part / 1.5).join(' ')}
                />
              )}
            </svg>
            {label}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
