import Foundation

/// A row of a table.
@MainActor
open class UITableViewCell: UIView {
  public let style: CellStyle
  public let reuseIdentifier: String?

  // MARK: Content

  /// The view that the cell's own content goes into.
  public let contentView: UIView = UITableViewCellContentView(frame: .zero)
  /// The main text.
  public private(set) lazy var textLabel: UILabel? = makeTextLabel()
  /// The text beside or below the main one; `nil` in the default style.
  public private(set) lazy var detailTextLabel: UILabel? = makeDetailTextLabel()
  /// The picture before the texts.
  public private(set) lazy var imageView: UIImageView? = makeImageView()
  /// The parts that somebody asked for; a cell of own views has none of them.
  var usedTextLabel: UILabel?
  var usedDetailTextLabel: UILabel?
  var usedImageView: UIImageView?
  /// What the content view shows, as a value; it takes the place of texts and picture.
  public var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentConfigurationDidChange() }
  }
  /// The view that shows the configuration.
  var configuredView: (any UIView & UIContentView)?
  /// How many steps the content is moved in.
  public var indentationLevel: Int = 0 { didSet { setNeedsLayout() } }
  public var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  public var separatorInset: UIEdgeInsets = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)

  // MARK: Accessories

  public var accessoryType: AccessoryType = .none { didSet { setNeedsLayout() } }
  /// A view at the trailing edge in the accessory's place.
  public var accessoryView: UIView? { didSet { accessoryViewDidChange(from: oldValue) } }
  public var editingAccessoryType: AccessoryType = .none { didSet { setNeedsLayout() } }
  public var editingAccessoryView: UIView? { didSet { accessoryViewDidChange(from: oldValue) } }
  /// The button of a detail accessory.
  var detailButton: UIButton?

  // MARK: Selection

  public var selectionStyle: SelectionStyle = .default
  open var isSelected: Bool = false { didSet { setNeedsLayout() } }
  open var isHighlighted: Bool = false { didSet { setNeedsLayout() } }
  /// A view behind the content.
  open var backgroundView: UIView? { didSet { backgroundDidChange(from: oldValue, to: backgroundView) } }
  /// A view behind the content of a row that is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet { backgroundDidChange(from: oldValue, to: selectedBackgroundView) }
  }

  // MARK: Editing

  public internal(set) var isEditing: Bool = false
  /// What the control before the content does while the cell is edited; the table asks its delegate for it.
  public internal(set) var editingStyle: EditingStyle = .none { didSet { setNeedsLayout() } }
  public var shouldIndentWhileEditing: Bool = true
  /// Whether a handle to drag the row by is shown while the cell is edited.
  public var showsReorderControl: Bool = false { didSet { setNeedsLayout() } }
  var editControl: UITableViewCellEditControl?
  var reorderControl: UITableViewCellReorderControl?

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

  /// Shows or hides the controls of editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    layoutParts()
    UITableViewCellLayout(cell: self).place()
  }

  /// The width as given, and the height of the content, at least 44 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let content = configuredView?.sizeThatFits(CGSize(width: contentView.bounds.width, height: .infinity))
      .height
    let height = content ?? UITableViewCellLayout(cell: self).fittingHeight
    return CGSize(width: size.width, height: max(UITableView.usualRowHeight, height))
  }

  override var accessibilityTraitsByDefault: UIAccessibilityTraits { isSelected ? .selected : [] }
}

/// The part of a cell beside the accessory.
@MainActor
final class UITableViewCellContentView: UIView {}

extension UITableViewCell {
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
  public enum AccessoryType: String, Hashable, Sendable, CaseIterable {
    case none
    case disclosureIndicator
    /// A button for details and a disclosure indicator.
    case detailDisclosureButton
    case checkmark
    case detailButton
  }

  /// How a selected row looks.
  public enum SelectionStyle: String, Hashable, Sendable {
    case none
    case blue
    case gray
    case `default`
  }

  /// What the control before a row does while the table is edited.
  public enum EditingStyle: String, Hashable, Sendable {
    case none
    case delete
    case insert
  }
}
