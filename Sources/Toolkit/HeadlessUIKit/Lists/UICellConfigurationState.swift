/// What a configuration can depend on.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
}

/// The state of a cell, on which its configurations can depend.
///
///     let cell = UICollectionViewListCell(frame: .zero)
///     cell.configurationUpdateHandler = { cell, state in
///       cell.alpha = state.isHighlighted || state.isSelected ? 0.5 : 1
///     }
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell takes no touches; `false` by default.
  public var isDisabled: Bool = false
  /// Whether a finger is on the cell; `false` by default.
  public var isHighlighted: Bool = false
  /// Whether the cell is selected; `false` by default.
  public var isSelected: Bool = false
  /// Whether the cell has the focus; `false` by default.
  public var isFocused: Bool = false
  /// Whether the content is pinned; `false` by default.
  public var isPinned: Bool = false
  /// Whether the cell is being edited; `false` by default.
  public var isEditing: Bool = false
  /// Whether the row shows others below it; `false` by default.
  public var isExpanded: Bool = false
  /// Whether the row is swiped aside; `false` by default.
  public var isSwiped: Bool = false
  /// Whether the row is being moved; `false` by default.
  public var isReordering: Bool = false

  /// Creates the state of a cell with all flags `false`.
  ///
  /// - Parameter traitCollection: The cell's traits.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// Creates the state of a cell from its own properties.
  init(traitCollection: UITraitCollection, isSelected: Bool, isHighlighted: Bool, isEditing: Bool = false) {
    self.traitCollection = traitCollection
    self.isSelected = isSelected
    self.isHighlighted = isHighlighted
    self.isEditing = isEditing
  }
}
