import Foundation

/// A button in a bar.
@MainActor
open class UIBarButtonItem: ChangeObservable {
  public var changeObservers: ChangeObservers = ChangeObservers()
  public var title: String? { didSet { button?.itemDidChange() } }
  public let systemItem: SystemItem?
  public var image: UIImage? { didSet { button?.itemDidChange() } }
  /// A view that the bar shows in place of a button.
  public var customView: UIView?
  public var primaryAction: UIAction?
  public var isEnabled: Bool = true { didSet { button?.itemDidChange() } }
  /// Whether the button has a heavier title; the system's "Done" and "Save" have.
  public var style: Style { didSet { button?.itemDidChange() } }
  /// The color of the button; the bar's by default.
  public var tintColor: UIColor? { didSet { button?.itemDidChange() } }
  /// The width of the item; 0 for as much as it needs.
  public var width: CGFloat = 0 { didSet { button?.itemDidChange() } }
  public var tag: Int = 0
  public var accessibilityIdentifier: String? { didSet { button?.itemDidChange() } }
  public var accessibilityLabel: String? { didSet { button?.itemDidChange() } }
  /// The control that stands for the item in a bar.
  weak var button: _UIButtonBarButton?

  /// How heavy the title is.
  public enum Style: Hashable, Sendable {
    case plain
    case done
  }

  /// Makes a button with a title, or with a picture, that runs an action.
  public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.title = title ?? primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    systemItem = nil
    style = .plain
  }

  /// Makes one of the system's buttons.
  public init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    title = systemItem.title
    image = systemItem.hasImage ? UIImage(systemName: systemItem.rawValue) : nil
    style = systemItem == .done || systemItem == .save ? .done : .plain
  }

  /// Makes an item that is a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Makes a space that takes what room is left.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// Makes a space of a width.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }
}

extension UIBarButtonItem {
  /// The view that stands for the item in a bar.
  var barView: UIView? { customView ?? button }

  /// What assistive technology calls a picture of the system's.
  var spokenName: String? {
    title == nil && systemItem?.hasImage == true ? systemItem?.text?.localized : nil
  }

  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// Makes the view that stands for the item, unless it is a space.
  func makeBarView() -> UIView? {
    if let customView { return customView }
    return isSpace ? nil : _UIButtonBarButton(self)
  }

  /// The room that the item takes in a bar: what it says, or what its view needs.
  func size(in bar: UIView, of view: UIView?) -> CGSize {
    guard let view else { return CGSize(width: width, height: 0) }
    guard view === customView else {
      return CGSize(width: width > 0 ? width : view.intrinsicContentSize.width, height: bar.bounds.height)
    }
    let (wanted, present) = (view.intrinsicContentSize, view.bounds.size)
    return CGSize(
      width: width > 0 ? width : wanted.width >= 0 ? wanted.width : present.width,
      height: min(bar.bounds.height, wanted.height >= 0 ? wanted.height : present.height))
  }
}

/// The control that stands for a bar button item; UIKit's class has the same name.
@MainActor
final class _UIButtonBarButton: UIButton {
  let item: UIBarButtonItem

  init(_ item: UIBarButtonItem, tapped: (@MainActor () -> Void)? = nil) {
    self.item = item
    super.init(type: .system)
    item.button = self
    addAction(
      UIAction { _ in
        tapped?() ?? item.primaryAction?.perform(from: nil)
        item.tell(.tap)
      }, for: .touchUpInside)
    itemDidChange()
  }

  /// Takes over what the item says now.
  func itemDidChange() {
    titleLabel?.font = .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
    setTitle(item.title, for: .normal)
    setImage(item.image, for: .normal)
    if let color = item.tintColor { tintColor = color }
    isEnabled = item.isEnabled
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityLabel = item.accessibilityLabel ?? item.spokenName
    superview?.setNeedsLayout()
  }

  /// A picture alone is easy to hit, too.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let size = super.sizeThatFits(size)
    return CGSize(width: max(30, size.width), height: size.height)
  }

  required init?(coder: NSCoder) {
    nil
  }
}
