import RenderTree
import Storyboards

/// A timeline drawn to scale: a lane for the steps, one for calls, one for animations, one for requests.
///
/// Steps are links to their pictures. It is drawn only if something took time, since otherwise all is at one place.
///
///     TimelineChart(timeline, frames).html  // empty if nothing took time
struct TimelineChart {
  private let timeline: Timeline
  private let frames: [FilmFrame]
  private let scale: TimeScale

  /// - Parameters:
  ///   - timeline: The steps and the events.
  ///   - frames: The steps' pictures.
  init(_ timeline: Timeline, _ frames: [FilmFrame]) {
    self.timeline = timeline
    self.frames = frames
    scale = TimeScale(until: timeline.end)
  }

  var html: String {
    guard timeline.end > 0 else { return "" }
    let lanes =
      [lane("Inputs", [TimelineRow(html: steps)])]
      + Timeline.Event.Kind.allCases.map { lane($0.laneTitle, rows(of: $0)) }
    return """
      <figure class="chart" aria-label="Virtual time, \(timeline.end.decimalText) seconds">
      \(lanes.joined())<div class="lane axis"><span>Seconds</span><div>\(axis)</div></div>
      </figure>

      """
  }

  private func lane(_ title: String, _ rows: [TimelineRow]) -> String {
    guard !rows.isEmpty else { return "" }
    let boxes = rows.map { "<div>\($0.html)</div>" }.joined()
    return "<div class=\"lane\"><span>\(title)</span><div class=\"rows\">\(boxes)</div></div>\n"
  }

  private var steps: String {
    frames.compactMap { frame in
      guard let step = frame.step, timeline.steps.indices.contains(step) else { return nil }
      let span = timeline.steps[step]
      let words = "\(frame.title), \(span.words)"
      let differs = frame.differs ? " class=\"differs\"" : ""
      return """
        <a href="#\(frame.anchor)"\(differs) style="\(scale.style(span))" title="\(words.html)">\(step + 1)</a>
        """
    }.joined()
  }

  /// The events of a kind, in rows in which no two overlap.
  private func rows(of kind: Timeline.Event.Kind) -> [TimelineRow] {
    var rows: [TimelineRow] = []
    for event in timeline.events where event.kind == kind {
      let start = min(event.start, scale.end)
      let span = start...max(start, min(event.end ?? scale.end, scale.end))
      let room = scale.room(for: span, label: event.label)
      let item = """
        <i class="\(kind.rawValue)" style="\(scale.style(span))" title="\(event.words.html)">\(event.label.html)</i>
        """
      if let free = rows.firstIndex(where: { $0.end <= room.lowerBound }) {
        rows[free].add(item, until: room.upperBound)
      } else if rows.count < Self.mostRows {
        rows.append(TimelineRow(html: item, end: room.upperBound))
      } else {
        rows[Self.mostRows - 1].add(item, until: room.upperBound)
      }
    }
    return rows
  }

  /// How many rows a kind has at most; what overlaps even more covers others in the last one.
  private static let mostRows = 6

  private var axis: String {
    scale.ticks.map { tick in
      "<i style=\"left:\(scale.percent(tick))\">\(tick.decimalText)</i>"
    }.joined()
  }
}

/// Events beside each other.
struct TimelineRow {
  var html: String
  /// Where the next one can begin, as a share of the whole.
  private(set) var end = 0.0

  init(html: String, end: Double = 0) {
    (self.html, self.end) = (html, end)
  }

  mutating func add(_ item: String, until end: Double) {
    html += item
    self.end = max(self.end, end)
  }
}

extension Timeline.Event.Kind {
  fileprivate var laneTitle: String {
    switch self {
    case .call: "Calls"
    case .animation: "Animations"
    case .request: "Requests"
    }
  }
}

extension Timeline.Event {
  /// What is written beside the event: a request's address without its host, as hosts are long and mostly the same.
  fileprivate var label: String {
    guard kind == .request else { return "" }
    let parts = text.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    let method = text.prefix { $0 != " " }
    return parts.count == 4 ? "\(method) /\(parts[3].prefix(Self.longestLabel))" : text
  }

  private static let longestLabel = 28

  /// The event and its times, for the pointer that rests on it.
  fileprivate var words: String {
    let times =
      switch (kind, end) {
      case (.call, _): "at \(start.decimalText) s"
      case (_, let end?): (start...end).words
      case (_, nil): "from \(start.decimalText) s, without end"
      }
    return "\(text), \(times)"
  }
}

extension ClosedRange<Double> {
  /// As `0.5 to 0.75 s`.
  fileprivate var words: String {
    lowerBound == upperBound
      ? "at \(lowerBound.decimalText) s" : "\(lowerBound.decimalText) to \(upperBound.decimalText) s"
  }
}
