import Foundation

/// A mark or a control beside the content of a list's row.
///
///     let cell = UICollectionViewListCell(frame: .zero)
///     cell.accessories = [.checkmark(), .disclosureIndicator(displayed: .whenNotEditing)]
@preconcurrency @MainActor
public struct UICellAccessory {
  /// When an accessory shows; the raw values are UIKit's.
  public enum DisplayedState: Int, Hashable, Sendable {
    /// Always.
    case always
    /// While the list is not being edited.
    case whenNotEditing
    /// While the list is being edited.
    case whenEditing
  }

  /// The side of an accessory.
  public enum Placement {
    /// Before the content.
    case leading(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    /// After the content.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// Returns the index of an accessory among those of its side.
    public typealias Position = @MainActor ([UICellAccessory]) -> Int
  }

  /// The look of an outline's disclosure mark; the raw values are UIKit's.
  public enum OutlineDisclosureStyle: Int, Hashable, Sendable {
    /// The system's choice.
    case automatic
    /// That of a header.
    case header
    /// That of a row.
    case cell
  }

  enum Kind: String {
    case checkmark, disclosureIndicator, detail, delete, insert, reorder, multiselect, outlineDisclosure,
      label
    case customView
  }

  let kind: Kind
  let displayedState: DisplayedState
  var isLeading = false
  var view: UIView?

  /// Returns whether the accessory shows in a list that is or is not being edited.
  func isShown(isEditing: Bool) -> Bool {
    switch displayedState {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

  /// Returns a check mark.
  ///
  /// - Parameters:
  ///   - displayed: When it shows; always by default.
  ///   - options: The look; the usual one by default.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> Self { symbol(.checkmark, "checkmark", displayed, options.tintColor) }

  /// Returns an arrow that leads to details.
  ///
  /// - Parameters:
  ///   - displayed: When it shows; always by default.
  ///   - options: The look; the usual one by default.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> Self {
    symbol(.disclosureIndicator, "chevron.forward", displayed, options.tintColor ?? .tertiaryLabel)
  }

  /// Returns the mark of a row that expands and collapses the rows below it. A tap on it calls only
  /// the handler.
  ///
  /// - Parameters:
  ///   - displayed: When it shows; always by default.
  ///   - options: The look; the usual one by default.
  ///   - actionHandler: Called at a tap; `nil` by default.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> Self { button(.outlineDisclosure, "chevron.forward", displayed, options.tintColor, actionHandler) }

  /// Returns a button that leads to details.
  ///
  /// - Parameters:
  ///   - displayed: When it shows; always by default.
  ///   - options: The look; the usual one by default.
  ///   - actionHandler: Called at a tap; `nil` by default.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> Self { button(.detail, "info.circle", displayed, options.tintColor, actionHandler) }

  /// Returns a button that removes the row.
  ///
  /// - Parameters:
  ///   - displayed: When it shows; during editing by default.
  ///   - options: The look; the usual one by default.
  ///   - actionHandler: Called at a tap; `nil` by default.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> Self {
    leading(button(.delete, "minus.circle.fill", displayed, options.tintColor ?? .systemRed, actionHandler))
  }

  /// Returns a button that inserts a row.
  ///
  /// - Parameters:
  ///   - displayed: When it shows; during editing by default.
  ///   - options: The look; the usual one by default.
  ///   - actionHandler: Called at a tap; `nil` by default.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> Self {
    leading(button(.insert, "plus.circle.fill", displayed, options.tintColor ?? .systemGreen, actionHandler))
  }

  /// Returns a handle to drag the row.
  ///
  /// - Parameters:
  ///   - displayed: When it shows; during editing by default.
  ///   - options: The look; the usual one by default.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> Self { symbol(.reorder, "line.3.horizontal", displayed, options.tintColor ?? .tertiaryLabel) }

  /// Returns the selection mark of a row in a list with multiple selection.
  ///
  /// - Parameters:
  ///   - displayed: When it shows; during editing by default.
  ///   - options: The look; the usual one by default.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> Self { leading(symbol(.multiselect, "circle", displayed, options.tintColor)) }

  /// Returns a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - displayed: When it shows; always by default.
  ///   - options: The look; the body style by default.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> Self {
    let label = UILabel(frame: .zero)
    label.text = text
    label.font = options.font
    label.textColor = options.tintColor ?? .secondaryLabel
    label.adjustsFontForContentSizeCategory = options.adjustsFontForContentSizeCategory
    return Self(kind: .label, displayedState: displayed, view: label)
  }

  /// Returns an accessory with the app's own view.
  ///
  /// - Parameter configuration: The view with its side, its color and when it shows.
  public static func customView(configuration: CustomViewConfiguration) -> Self {
    Self(
      kind: .customView, displayedState: configuration.displayed, isLeading: configuration.isLeading,
      view: configuration.customView)
  }

  private static func leading(_ accessory: Self) -> Self {
    var accessory = accessory
    accessory.isLeading = true
    return accessory
  }

  private static func symbol(
    _ kind: Kind, _ name: String, _ displayed: DisplayedState, _ color: UIColor?
  ) -> Self {
    let view = UIImageView(image: UIImage(systemName: name))
    view.tintColor = color
    return Self(kind: kind, displayedState: displayed, view: view)
  }

  private static func button(
    _ kind: Kind, _ name: String, _ displayed: DisplayedState, _ color: UIColor?,
    _ action: (@MainActor () -> Void)?
  ) -> Self {
    let view = UIButton(type: .system)
    view.setImage(UIImage(systemName: name), for: .normal)
    if let color { view.tintColor = color }
    if let action { view.addAction(UIAction { _ in action() }, for: .touchUpInside) }
    return Self(kind: kind, displayedState: displayed, view: view)
  }

  /// How an accessory looks.
  @MainActor
  public struct Options {
    /// The color; `nil`, the default, for the accessory's own.
    public var tintColor: UIColor?
    /// The width reserved for the accessory; that of its kind by default. Stored only.
    public var reservedLayoutWidth: LayoutDimension = .standard
    /// Whether the accessory is hidden; `false` by default. Stored only.
    public var isHidden: Bool = false
    /// The look of an outline's mark; stored only.
    public var style: OutlineDisclosureStyle = .automatic
    /// Whether a line shows before the handle; `true` by default. Stored only.
    public var showsVerticalSeparator: Bool = true
    /// The font of a text; the body style by default.
    public var font: UIFont = .preferredFont(forTextStyle: .body)
    /// Whether the font of a text follows the user's preferred text size; `true` by default.
    public var adjustsFontForContentSizeCategory: Bool = true

    /// Creates the accessory's usual look.
    ///
    /// - Parameters:
    ///   - isHidden: Stored only; `false` by default.
    ///   - tintColor: The color; `nil`, the default, for the accessory's own.
    public init(isHidden: Bool = false, tintColor: UIColor? = nil) {
      (self.isHidden, self.tintColor) = (isHidden, tintColor)
    }

    /// Creates the look of an outline's mark.
    ///
    /// - Parameters:
    ///   - style: Stored only.
    ///   - isHidden: Stored only; `false` by default.
    ///   - tintColor: The color; `nil`, the default, for the accessory's own.
    public init(style: OutlineDisclosureStyle, isHidden: Bool = false, tintColor: UIColor? = nil) {
      self.init(isHidden: isHidden, tintColor: tintColor)
      self.style = style
    }
  }

  /// The width reserved for an accessory.
  public enum LayoutDimension: Hashable, Sendable {
    /// Its own.
    case actual
    /// That of all accessories of its kind.
    case standard
    /// A number of points.
    case custom(CGFloat)
  }

  /// The look of a check mark.
  public typealias CheckmarkOptions = Options
  /// The look of an arrow.
  public typealias DisclosureIndicatorOptions = Options
  /// The look of an outline's mark.
  public typealias OutlineDisclosureOptions = Options
  /// The look of a button for details.
  public typealias DetailOptions = Options
  /// The look of a button that removes.
  public typealias DeleteOptions = Options
  /// The look of a button that inserts.
  public typealias InsertOptions = Options
  /// The look of a handle.
  public typealias ReorderOptions = Options
  /// The look of a mark of selection.
  public typealias MultiselectOptions = Options
  /// The look of a text.
  public typealias LabelOptions = Options

  /// An accessory with the app's own view.
  @MainActor
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    let displayed: DisplayedState
    let isLeading: Bool
    /// The color; `nil`, the default, for the view's own.
    public let tintColor: UIColor?

    /// Creates an accessory with a view.
    ///
    /// - Parameters:
    ///   - customView: The view.
    ///   - placement: Its side, and when it shows; its index there is ignored.
    ///   - isHidden: Whether the view is hidden; `false` by default.
    ///   - reservedLayoutWidth: The width reserved for it; its own by default. Ignored here.
    ///   - tintColor: The color; `nil`, the default, for the view's own.
    ///   - maintainsFixedSize: Whether it keeps its size; `false` by default. Ignored here.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension = .actual, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool = false
    ) {
      self.customView = customView
      switch placement {
      case .leading(let displayed, _): (self.displayed, isLeading) = (displayed, true)
      case .trailing(let displayed, _): (self.displayed, isLeading) = (displayed, false)
      }
      self.tintColor = tintColor
      customView.isHidden = isHidden
      if let tintColor { customView.tintColor = tintColor }
    }
  }
}
