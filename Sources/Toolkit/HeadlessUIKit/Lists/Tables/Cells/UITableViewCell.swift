import Foundation

/// A row of a table.
///
///     let cell = UITableViewCell(style: .value1, reuseIdentifier: "setting")
///     cell.textLabel?.text = "Language"
///     cell.detailTextLabel?.text = "English"
///     cell.accessoryType = .disclosureIndicator
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// The arrangement of the texts; fixed when the cell is created.
  public let style: CellStyle
  /// The identifier under which tables keep the cell; `nil` for a cell that is not reused.
  public internal(set) var reuseIdentifier: String?

  // MARK: Content

  /// The view for the cell's own content.
  public let contentView: UIView = UITableViewCellContentView(frame: .zero)
  /// The main text; made when it is first read.
  public private(set) lazy var textLabel: UILabel? = makeTextLabel()
  /// The text beside or below the main one, made when it is first read; `nil` in the default style.
  public private(set) lazy var detailTextLabel: UILabel? = makeDetailTextLabel()
  /// The picture before the texts; made when it is first read.
  public private(set) lazy var imageView: UIImageView? = makeImageView()
  /// The parts that were read so far; a cell of custom views has none.
  var usedTextLabel: UILabel?
  var usedDetailTextLabel: UILabel?
  var usedImageView: UIImageView?
  /// What the content view shows, as a value; it replaces texts and picture.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentConfigurationDidChange() }
  }
  /// The view that shows the configuration.
  var configuredView: (any UIView & UIContentView)?
  /// The background as a value, which replaces the color and the background views; `nil`, the
  /// default, leaves these as they are.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { configuredBackground = show(backgroundConfiguration, in: configuredBackground) }
  }
  private(set) var configuredBackground: UISystemBackgroundView?
  /// The number of steps by which the content is indented; 0 by default.
  open var indentationLevel: Int = 0 { didSet { setNeedsLayout() } }
  /// The width of a step in points; 10 by default.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// The distances of the line below the cell from the sides, 15 points at the left by default;
  /// stored only.
  open var separatorInset: UIEdgeInsets = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)

  // MARK: Accessories

  /// The mark at the trailing edge; `none` by default.
  open var accessoryType: AccessoryType = .none { didSet { setNeedsLayout() } }
  /// A view at the trailing edge instead of the mark.
  open var accessoryView: UIView? { didSet { accessoryViewDidChange(from: oldValue) } }
  /// The mark at the trailing edge while the table is edited; `none` by default.
  open var editingAccessoryType: AccessoryType = .none { didSet { setNeedsLayout() } }
  /// A view at the trailing edge instead of the mark while the table is edited.
  open var editingAccessoryView: UIView? { didSet { accessoryViewDidChange(from: oldValue) } }
  /// The button of a detail accessory.
  var detailButton: UIButton?

  // MARK: Selection

  /// The look of the selected cell; stored only.
  open var selectionStyle: SelectionStyle = .default
  /// Whether the row is selected.
  open var isSelected: Bool = false { didSet { setNeedsUpdateConfiguration() } }
  /// Whether a finger is on the row.
  open var isHighlighted: Bool = false { didSet { setNeedsUpdateConfiguration() } }
  /// A view behind the content.
  open var backgroundView: UIView? { didSet { backgroundDidChange(from: oldValue, to: backgroundView) } }
  /// A view behind the content while the row is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet { backgroundDidChange(from: oldValue, to: selectedBackgroundView) }
  }

  // MARK: Editing

  /// Whether the cell shows its editing controls.
  open var isEditing: Bool {
    get { isInEditingMode }
    set { setEditing(newValue, animated: false) }
  }
  private var isInEditingMode = false
  /// What the control before the content does during editing; the table's delegate decides.
  public internal(set) var editingStyle: EditingStyle = .none { didSet { setNeedsLayout() } }
  /// Whether the content makes space for that control; `true` by default.
  open var shouldIndentWhileEditing: Bool = true
  /// Whether a handle to drag the row shows during editing; the table sets it.
  open var showsReorderControl: Bool = false { didSet { setNeedsLayout() } }
  var editControl: UITableViewCellEditControl?
  var reorderControl: UITableViewCellReorderControl?

  /// Creates a cell of a style; with a `nil` identifier it is not reused.
  ///
  /// - Parameters:
  ///   - style: The arrangement of the texts.
  ///   - reuseIdentifier: The identifier for reuse; `nil` for a cell that is not reused.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates a cell of the default style that is not reused.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell for a table that registered the class for an identifier; subclasses choose the
  /// style. UIKit calls `init(style:reuseIdentifier:)` instead.
  ///
  /// - Parameter reuseIdentifier: The identifier that the cell keeps for its reuse.
  public required convenience init(dequeuedFor reuseIdentifier: String) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  /// Creates a cell of the default style, as a file of Interface Builder does before it sets its properties.
  public required init?(coder: NSCoder) {
    style = coder.interfaceAttribute("style").flatMap(CellStyle.init(interface:)) ?? .default
    reuseIdentifier = coder.interfaceAttribute("reuseIdentifier")
    super.init(coder: coder)
    addSubview(contentView)
    coder.decodeInterface(of: self)
  }

  override var decodesInterfaceItself: Bool { true }

  /// What segues of a file do.
  var interfaceTriggers = InterfaceTriggers()
  private var needsUpdateConfiguration = true
  /// Configures the cell again whenever its state changes; `nil` by default.
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// A closure that configures a cell for a state.
  public typealias ConfigurationUpdateHandler = @MainActor (UITableViewCell, UICellConfigurationState) -> Void

  /// The state of the cell, on which its configurations can depend.
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(
      traitCollection: traitCollection, isSelected: isSelected, isHighlighted: isHighlighted,
      isEditing: isEditing)
  }

  /// Makes the cell configure itself again before its next layout.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  /// Configures the cell if its state has changed; a new cell, before it is measured.
  func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    updateConfiguration(using: configurationState)
  }

  /// Configures the cell for a state; calls ``configurationUpdateHandler`` by default.
  ///
  /// - Parameter state: The cell's state, usually ``configurationState``.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  /// Resets a used cell: it is neither selected nor highlighted. Its texts stay, for the data
  /// source to set.
  open func prepareForReuse() {
    isSelected = false
    isHighlighted = false
  }

  /// Selects or deselects the cell; at once, even if animated.
  ///
  /// - Parameters:
  ///   - selected: The new state.
  ///   - animated: No effect here.
  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelected = selected
  }

  /// Highlights or unhighlights the cell; at once, even if animated.
  ///
  /// - Parameters:
  ///   - highlighted: The new state.
  ///   - animated: No effect here.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    isHighlighted = highlighted
  }

  /// Shows or hides the editing controls; at once, even if animated.
  ///
  /// - Parameters:
  ///   - editing: The new state.
  ///   - animated: No effect here.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isInEditingMode = editing
    setNeedsUpdateConfiguration()
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    layoutParts()
    UITableViewCellLayout(cell: self).place()
  }

  /// The given width, and the height of the content, at least 44 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let content = configuredView?.sizeThatFits(CGSize(width: contentView.bounds.width, height: .infinity))
      .height
    let height = content ?? UITableViewCellLayout(cell: self).fittingHeight
    return CGSize(width: size.width, height: max(UITableView.usualRowHeight, height))
  }

  override var accessibilityTraitsByDefault: UIAccessibilityTraits { isSelected ? .selected : [] }
}

/// The part of a cell between its controls and its accessory.
@preconcurrency @MainActor
final class UITableViewCellContentView: UIView {}

extension UITableViewCell {
  /// The arrangement of a cell's texts; the values are UIKit's.
  public enum CellStyle: Int, Hashable, Sendable, CaseIterable {
    /// A text.
    case `default`
    /// A text at the leading side and a detail at the trailing one.
    case value1
    /// A short tinted text at the leading side, followed by a detail.
    case value2
    /// A text and a smaller detail below.
    case subtitle

    /// Returns the style of a file; `nil` for other names.
    init?(interface name: String) {
      let names: [String: CellStyle] = [
        "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
        "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
      ]
      guard let style = names[name] else { return nil }
      self = style
    }
  }

  /// The mark at a cell's trailing edge.
  public enum AccessoryType: String, Hashable, Sendable, CaseIterable {
    /// No mark.
    case none
    /// An arrow: a tap leads to another screen.
    case disclosureIndicator
    /// A button for details and a disclosure indicator.
    case detailDisclosureButton
    /// A check mark.
    case checkmark
    /// A button for details.
    case detailButton
  }

  /// The look of a selected cell.
  public enum SelectionStyle: String, Hashable, Sendable {
    /// No change.
    case none
    /// Blue; gray since iOS 7.
    case blue
    /// Gray.
    case gray
    /// The system's gray.
    case `default`
  }

  /// What the control before a row does during editing.
  public enum EditingStyle: String, Hashable, Sendable {
    /// There is no control.
    case none
    /// It deletes the row.
    case delete
    /// It inserts a row.
    case insert
  }
}
