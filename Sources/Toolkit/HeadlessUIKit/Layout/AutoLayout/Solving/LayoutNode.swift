import Foundation

/// The layout engine's record of a view in its hierarchy.
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
  /// The size of the content at the last reading.
  var contentSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  /// The relations of the view's size and content.
  var contentRelations: [LayoutRelation] = []
  /// The relations of the view's guides.
  var guideRelations: [LayoutRelation] = []
  /// The relations with constants that depend on the position of the view or its content.
  var dependents: [LayoutRelation] = []
  /// The number of relations that use insets, such as margins, of this view or a descendant.
  var insetReaders = 0
  /// The relations of the view that cannot hold.
  var broken: [BrokenRelation] = []
  var areFaultsQueued = false
  var isRemoved = false

  init(of view: UIView, in engine: LayoutEngine) {
    self.view = view
    home = engine.home
  }

  /// The engine of the hierarchy; `nil` after the engine was deinitialized.
  var engine: LayoutEngine? { home.engine }

  /// Whether the view's content had a size at the last reading.
  var hasContent: Bool {
    contentSize.width != UIView.noIntrinsicMetric || contentSize.height != UIView.noIntrinsicMetric
  }
}

/// A reference from nodes to their engine, which clears it when it is deinitialized.
///
/// Weak references to the engine would slow down all counting of its references.
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
  /// Something that all constraints of the view depend on, such as the reading direction.
  static let constraints = LayoutChanges(rawValue: 1 << 4)
  /// The guides, or what decides the size of a scroll view's content.
  static let guides = LayoutChanges(rawValue: 1 << 5)
  /// The constraints that the view's class makes.
  static let update = LayoutChanges(rawValue: 1 << 6)
  /// The alignment rectangle's insets.
  static let alignment = LayoutChanges(rawValue: 1 << 7)
}

/// A required relation that contradicts others.
@MainActor
struct BrokenRelation {
  let relation: LayoutRelation
  let conflicts: [LayoutRelation]
}
