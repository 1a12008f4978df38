/// How far the bars have given way to the page that the user scrolls.
///
/// The amount goes from 0, both bars there, to 1: the URL bar shrunk to its host, and the toolbar gone.
public struct BarCollapse: Hashable, Sendable {
  /// Where the bars are on their way.
  public enum Phase: Hashable, Sendable {
    /// They are there.
    case expanded
    /// They follow a finger.
    case transitioning
    /// They are gone, but for the host.
    case collapsed
    /// An animation brings the bars to one end; drags are ignored until ``animationDidEnd()``.
    case animating
  }

  /// Where the bars are on their way; they are there at first.
  public internal(set) var phase: Phase = .expanded
  /// How far the bars have given way, from 0 to 1.
  public internal(set) var amount: Double = 0

  /// Makes bars that are there.
  public init() {}

  /// The height of the URL bar, in points.
  public static let urlBarHeight: Double = 54
  /// The height of the collapsed URL bar, in points.
  public static let collapsedHeight: Double = 22
  /// The height of the toolbar, in points.
  public static let toolbarHeight: Double = 44

  /// How far the URL bar lies above its place, in points and not positive.
  public var urlBarOffset: Double { -amount * (Self.urlBarHeight - Self.collapsedHeight) }
  /// How far the toolbar lies below its place, in points.
  public var toolbarOffset: Double { amount * Self.toolbarHeight }
  /// The opacity of the whole URL bar, which is gone halfway.
  public var expandedAlpha: Double { max(0, 1 - 2 * amount) }
  /// The opacity of the collapsed URL bar, which comes from halfway on.
  public var collapsedAlpha: Double { max(0, 2 * amount - 1) }
  /// Whether touches reach the URL bar.
  public var isInteractive: Bool { phase != .collapsed }
}
