import Foundation

/// What the layout engine keeps about a view of its hierarchy.
@MainActor
final class LayoutNode {
  unowned let view: UIView
  private let home: LayoutHome
  /// What the engine has to read again.
  var changes: LayoutChanges = []
  /// The unknowns of the view's frame; `nil` for a frame that code sets.
  var frame: LayoutFrame?
  /// The unknowns of the view's guides.
  var guides: [LayoutFrame] = []
  /// The size of the content as it was read last.
  var contentSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  /// The relations of the view's size and content.
  var contentRelations: [LayoutRelation] = []
  /// The relations of the view's guides.
  var guideRelations: [LayoutRelation] = []
  /// The relations with numbers that depend on where the view or its content is.
  var dependents: [LayoutRelation] = []
  /// How many relations use insets, such as margins, of this view or of one below it.
  var insetReaders = 0
  /// The relations of the view that cannot hold.
  var broken: [BrokenRelation] = []
  var areFaultsQueued = false
  var isRemoved = false

  init(of view: UIView, in engine: LayoutEngine) {
    self.view = view
    home = engine.home
  }

  /// The engine of the hierarchy; `nil` as soon as that has no engine any more.
  var engine: LayoutEngine? { home.engine }

  /// Whether the view's content had a size at the last reading.
  var hasContent: Bool {
    contentSize.width != UIView.noIntrinsicMetric || contentSize.height != UIView.noIntrinsicMetric
  }
}

/// Where nodes find their engine, which takes the reference back when it goes.
///
/// Weak references to it would make all counting of its references slower.
final class LayoutHome: Sendable {
  nonisolated(unsafe) unowned(unsafe) var engine: LayoutEngine?
}

/// What changed about a view since the engine read it.
struct LayoutChanges: OptionSet {
  let rawValue: UInt8

  /// The size of the content.
  static let content = LayoutChanges(rawValue: 1 << 0)
  /// How strongly the content keeps its size.
  static let priorities = LayoutChanges(rawValue: 1 << 1)
  /// A frame or a scroll offset that was read as a number.
  static let geometry = LayoutChanges(rawValue: 1 << 2)
  /// Whether constraints place the view.
  static let placement = LayoutChanges(rawValue: 1 << 3)
  /// What all constraints that the view owns depend on.
  static let constraints = LayoutChanges(rawValue: 1 << 4)
  /// The guides, or what decides the size of a scroll view's content.
  static let guides = LayoutChanges(rawValue: 1 << 5)
  /// The constraints that the view's class makes.
  static let update = LayoutChanges(rawValue: 1 << 6)
  /// The edges that constraints pass over.
  static let alignment = LayoutChanges(rawValue: 1 << 7)
}

/// A required relation that contradicts others.
@MainActor
struct BrokenRelation {
  let relation: LayoutRelation
  let conflicts: [LayoutRelation]
}
