import Foundation

/// A rectangle without a view that constraints can refer to.
@MainActor
public final class UILayoutGuide {
  public internal(set) weak var owningView: UIView?
  let kind: Kind

  /// Where the rectangle comes from.
  enum Kind: String, Hashable, Sendable {
    /// Constraints alone place it.
    case free = "layoutGuide"
    /// The owner without what bars and sensors cover.
    case safeArea = "safeAreaLayoutGuide"
    /// The owner without its margins.
    case margins = "layoutMarginsGuide"
    /// A scroll view's content, which constraints size.
    case scrollContent = "contentLayoutGuide"
    /// A scroll view's frame, which does not move with the content.
    case scrollFrame = "frameLayoutGuide"
  }

  /// Makes a guide that constraints place; add it to a view with `addLayoutGuide`.
  public init() {
    kind = .free
  }

  init(owner: UIView, kind: Kind) {
    owningView = owner
    self.kind = kind
  }
}
