import Foundation

/// A button or a space in a bar.
///
///     let save = UIBarButtonItem(systemItem: .save, primaryAction: UIAction { _ in print("saved") })
///     save.accessibilityIdentifier = "save"
///     controller.navigationItem.rightBarButtonItem = save
///     controller.toolbarItems = [.flexibleSpace(), UIBarButtonItem(title: "Edit")]
@preconcurrency @MainActor
open class UIBarButtonItem: UIKitObject, ChangeObservable {
  /// The closures that are called when the item is tapped; not part of UIKit.
  open var changeObservers: ChangeObservers = ChangeObservers()
  /// The title; `nil` for an image only.
  open var title: String? { didSet { button?.itemDidChange() } }
  /// The system item that the item was created with; `nil` for others.
  public let systemItem: SystemItem?
  /// The image; `nil` for a title only.
  open var image: UIImage? { didSet { button?.itemDidChange() } }
  /// The view that the bar shows instead of a button; `nil` by default.
  open var customView: UIView?
  /// The action that a tap performs instead of sending ``action``.
  open var primaryAction: UIAction?
  /// The receiver of ``action``; `nil` for the responder chain.
  open weak var target: AnyObject?
  /// The selector that a tap sends, with the item as its argument; `nil` by default.
  open var action: Selector?
  /// Whether the button can be tapped; `true` by default.
  open var isEnabled: Bool = true { didSet { button?.itemDidChange() } }
  /// The weight of the title; `done` for the system's "Done" and "Save", and otherwise `plain`.
  open var style: Style { didSet { button?.itemDidChange() } }
  /// The color of the button; the bar's by default.
  open var tintColor: UIColor? { didSet { button?.itemDidChange() } }
  /// The width in points; 0, the default, for the width of the content.
  open var width: CGFloat = 0 { didSet { button?.itemDidChange() } }
  /// A number by which an application recognizes the item; 0 by default.
  open var tag: Int = 0
  /// The identifier by which tests find the button; `nil` by default.
  open var accessibilityIdentifier: String? { didSet { button?.itemDidChange() } }
  /// The label for assistive technology; by default the title or the name of the system's image.
  open var accessibilityLabel: String? { didSet { button?.itemDidChange() } }
  /// The attributes of the title in the states of the button.
  var titleAttributes = TitleAttributes() { didSet { button?.itemDidChange() } }
  /// The hint of the button for assistive technology.
  open var accessibilityHint: String? { didSet { button?.itemDidChange() } }
  /// The traits of the button for assistive technology; those of a button by default.
  open var accessibilityTraits: UIAccessibilityTraits = .button { didSet { button?.itemDidChange() } }
  /// Whether the button is an element for assistive technology; `true` by default.
  open var isAccessibilityElement: Bool = true { didSet { button?.itemDidChange() } }
  /// The menu that a tap opens, or a long press if there is an action; `nil` by default.
  open var menu: UIMenu? { didSet { button?.itemDidChange() } }
  /// The insets of the image. Stored only.
  open var imageInsets: UIEdgeInsets = .zero
  /// The titles that the button may have. Stored only.
  open var possibleTitles: Set<String>?
  /// The control that represents the item in a bar.
  @Unretained var button: _UIButtonBarButton?

  /// The weight of a button's title.
  public enum Style: Hashable, Sendable {
    /// A regular title.
    case plain
    /// A semibold title, for the button that completes a task.
    case done
  }

  /// Creates a button that opens a menu, or performs an action and opens the menu on a long press.
  ///
  /// - Parameters:
  ///   - title: The title; `nil`, the default, for the action's title.
  ///   - image: The image; `nil`, the default, for the action's image.
  ///   - primaryAction: Performed by a tap; `nil`, the default, opens the menu instead.
  ///   - menu: The menu; `nil` for no menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu?
  ) {
    self.init(title: title, image: image, primaryAction: primaryAction)
    self.menu = menu
  }

  /// Creates a button that performs an action. The action supplies a title or an image that is not
  /// given.
  ///
  /// - Parameters:
  ///   - title: The title; `nil`, the default, for the action's title.
  ///   - image: The image; `nil`, the default, for the action's image.
  ///   - primaryAction: Performed by a tap; `nil` by default.
  public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.title = title ?? primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    systemItem = nil
    style = .plain
  }

  /// Creates one of the system's buttons or spaces.
  ///
  /// - Parameters:
  ///   - systemItem: The button or space.
  ///   - primaryAction: Performed by a tap; `nil` by default.
  public init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    title = systemItem.title
    image = systemItem.hasImage ? UIImage(systemName: systemItem.rawValue) : nil
    style = systemItem == .done || systemItem == .save ? .done : .plain
  }

  /// Creates one of the system's buttons, which sends a selector, or one of the system's spaces.
  ///
  /// - Parameters:
  ///   - systemItem: The button or space.
  ///   - target: The receiver, which is not retained; `nil` for the responder chain.
  ///   - action: A method with the item as its argument, or without arguments; `nil` for no action.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(systemItem: systemItem)
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Creates a button with a title that sends a selector.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - style: The weight of the title.
  ///   - target: The receiver, which is not retained; `nil` for the responder chain.
  ///   - action: A method with the item as its argument, or without arguments; `nil` for no action.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title)
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Creates a button with an image that sends a selector.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - style: The weight of a title that is set later.
  ///   - target: The receiver, which is not retained; `nil` for the responder chain.
  ///   - action: A method with the item as its argument, or without arguments; `nil` for no action.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image)
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Creates one of the system's buttons or spaces.
  ///
  /// - Parameters:
  ///   - systemItem: The button or space.
  ///   - target: The owner of the action: after it is deallocated, a tap does nothing. With `nil`
  ///     the action is always called.
  ///   - action: Called on a tap, in place of UIKit's selector.
  // A `nil` literal has the type of UIKit's selector.
  @_disfavoredOverload
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: (@MainActor () -> Void)?
  ) {
    let belongsToTarget = target != nil
    let primaryAction = action.map { action in
      UIAction { [weak target] _ in if !belongsToTarget || target != nil { action() } }
    }
    self.init(systemItem: systemItem, primaryAction: primaryAction)
  }

  /// Creates an item that shows a view instead of a button.
  ///
  /// - Parameter customView: The view, which keeps its intrinsic size, or its current size without
  ///   one.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Returns a space that shares the remaining width with others of its kind.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// Returns a space of a fixed width.
  ///
  /// - Parameter width: The width in points.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }
}

extension UIBarButtonItem {
  /// Sets the attributes of the title in a state of the button. Attributes that a state lacks are
  /// those of the normal state; by default the system font of 17 points in the tint color.
  ///
  /// - Parameters:
  ///   - attributes: The attributes; `nil` removes those that were set.
  ///   - state: The button's state.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state] = attributes
  }

  /// Returns the attributes that were set for the title in a state; `nil` if none were set.
  ///
  /// - Parameter state: The button's state; exactly the one that was set, without those of the
  ///   normal state.
  public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }
}

extension UIBarButtonItem {
  /// The view that represents the item in a bar.
  var barView: UIView? { customView ?? button }

  /// The name of the system's image for assistive technology.
  var spokenName: String? {
    title == nil && systemItem?.hasImage == true ? systemItem?.text?.localized : nil
  }

  /// Performs the primary action, or sends the selector.
  func performAction() {
    if let primaryAction { return primaryAction.perform(from: self) }
    if let action { UIApplication.shared.sendAction(action, to: target, from: self, for: nil) }
  }

  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// Returns a new view that represents the item; `nil` for a space.
  func makeBarView() -> UIView? {
    if let customView { return customView }
    return isSpace ? nil : _UIButtonBarButton(self)
  }

  /// Returns the size of the item in a bar: its ``width``, or the width that its view requires.
  func size(in bar: UIView, of view: UIView?) -> CGSize {
    guard let view else { return CGSize(width: width, height: 0) }
    guard view === customView else {
      return CGSize(width: width > 0 ? width : view.intrinsicContentSize.width, height: bar.bounds.height)
    }
    // A view with a negative intrinsic size keeps its current size.
    let (intrinsic, present) = (view.intrinsicContentSize, view.bounds.size)
    return CGSize(
      width: width > 0 ? width : intrinsic.width >= 0 ? intrinsic.width : present.width,
      height: min(bar.bounds.height, intrinsic.height >= 0 ? intrinsic.height : present.height))
  }
}
