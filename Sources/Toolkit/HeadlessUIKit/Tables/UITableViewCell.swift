import Foundation

/// A row of a table.
@MainActor
open class UITableViewCell: UIView {
  public let style: CellStyle
  public let reuseIdentifier: String?
  /// The view that the cell's own content goes into.
  public let contentView: UIView = UITableViewCellContentView(frame: .zero)
  /// The main text.
  public private(set) lazy var textLabel: UILabel? = makeTextLabel()
  /// The text beside or below the main one; `nil` in the default style.
  public private(set) lazy var detailTextLabel: UILabel? = makeDetailTextLabel()
  public var accessoryType: AccessoryType = .none { didSet { setNeedsLayout() } }
  public var selectionStyle: SelectionStyle = .default
  open var isSelected: Bool = false
  open var isHighlighted: Bool = false

  /// Where the texts go.
  public enum CellStyle: Int, Hashable, Sendable, CaseIterable {
    /// A text.
    case `default`
    /// A text on the left and a detail on the right.
    case value1
    /// A short tinted text on the left and a detail behind it.
    case value2
    /// A text and a smaller detail below.
    case subtitle
  }

  /// What stands at the trailing edge.
  public enum AccessoryType: String, Hashable, Sendable {
    case none
    case disclosureIndicator
    case checkmark
    case detailButton
  }

  /// How a selected row looks.
  public enum SelectionStyle: String, Hashable, Sendable {
    case none
    case `default`
  }

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Makes the cell that a table was told to make for an identifier, in the style that the class chooses.
  public required convenience init(dequeuedFor reuseIdentifier: String) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Puts a used cell back into its first state; nothing is to be done for the texts, which are set anew.
  open func prepareForReuse() {
    isSelected = false
    isHighlighted = false
  }

  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelected = selected
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    isHighlighted = highlighted
  }

  open override func layoutSubviews() {
    let accessory: CGFloat = accessoryType == .none ? 0 : 38
    contentView.frame = CGRect(x: 0, y: 0, width: max(0, bounds.width - accessory), height: bounds.height)
    UITableViewCellLayout(cell: self).place()
  }

  override var accessibilityTraitsByDefault: UIAccessibilityTraits { isSelected ? .selected : [] }

  private func makeTextLabel() -> UILabel {
    let label = UILabel(frame: .zero)
    if style == .value2 {
      label.font = .systemFont(ofSize: 12)
      label.textColor = .systemBlue
      label.textAlignment = .right
    }
    contentView.addSubview(label)
    return label
  }

  private func makeDetailTextLabel() -> UILabel? {
    guard style != .default else { return nil }
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: style == .value1 ? 17 : 12)
    label.textColor = style == .value2 ? .label : .secondaryLabel
    contentView.addSubview(label)
    return label
  }
}

/// The part of a cell beside the accessory.
@MainActor
final class UITableViewCellContentView: UIView {}
