import Foundation

/// Several animations that run together, in the time of the group; none of them goes on after its
/// end.
open class CAAnimationGroup: CAAnimation {
  /// The animations; their delegates and whether they are removed do not count.
  open var animations: [CAAnimation]?

  override func copyValues(of other: CAAnimation) {
    super.copyValues(of: other)
    let copies = (other as? CAAnimationGroup)?.animations?.map { $0.copy() as? CAAnimation }
    animations = copies?.compactMap(\.self)
  }

  override func show(in layer: CALayer, _ moment: MediaTiming.Moment) {
    let time = eased(moment.fraction) * duration
    for animation in animations ?? [] {
      var timing = animation.timing
      if timing.duration == 0 { timing.duration = duration }
      if let moment = timing.moment(at: time - timing.beginTime) { animation.show(in: layer, moment) }
    }
  }
}

/// An animation from a layer's old content to its new one, which takes its time and shows nothing of
/// its own here.
open class CATransition: CAAnimation {
  /// How the new content comes; it fades in by default.
  open var type: CATransitionType = .fade
  /// Where the new content comes from; `nil` by default.
  open var subtype: CATransitionSubtype?
  /// The part of the transition at which it begins; 0 by default.
  open var startProgress: Float = 0
  /// The part of the transition at which it ends; 1 by default.
  open var endProgress: Float = 1

  override func copyValues(of other: CAAnimation) {
    super.copyValues(of: other)
    guard let other = other as? CATransition else { return }
    (type, subtype) = (other.type, other.subtype)
    (startProgress, endProgress) = (other.startProgress, other.endProgress)
  }

  override var animatedKey: String? { "transition" }
}

/// How a transition brings new content.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Creates a kind by Core Animation's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// It becomes visible.
  public static let fade = CATransitionType(rawValue: "fade")
  /// It moves over the old content.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// It pushes the old content away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content moves away.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where a transition's new content comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Creates a side by Core Animation's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
