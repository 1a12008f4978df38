import RenderTree
import Storyboards

extension FilmFrame {
  /// Something that a step led to.
  struct Event {
    var kind: Kind
    /// The call, or the animation with its duration, as in a golden.
    var text: String

    enum Kind: String {
      case called, animated
    }

    /// What a step led to, in the order of a golden.
    static func all(of step: Step) -> [Event] {
      step.calls.map { Event(kind: .called, text: $0) }
        + step.animations.map { Event(kind: .animated, text: $0) }
    }

    /// The events as a list; empty without events.
    static func list(_ events: [Event]) -> String {
      guard !events.isEmpty else { return "" }
      return "<ul class=\"events\">\(events.map(\.html).joined())</ul>\n"
    }

    /// The duration in seconds, with which an animation begins: `0.25 s: OverlayView (alpha)`.
    var seconds: Double? {
      guard kind == .animated, let end = text.firstIndex(of: " "), text[end...].hasPrefix(" s") else {
        return nil
      }
      return Double(text[..<end]).flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    }

    private var html: String {
      let duration = seconds.map { " data-seconds=\"\($0.decimalText)\"" } ?? ""
      return "<li class=\"\(kind.rawValue)\"\(duration)>\(kind.rawValue) <code>\(text.html)</code></li>"
    }
  }
}
