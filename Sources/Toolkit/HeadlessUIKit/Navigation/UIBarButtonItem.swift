import Foundation

/// A button in a bar.
@MainActor
open class UIBarButtonItem {
  public var title: String? { didSet { button?.itemDidChange() } }
  public let systemItem: SystemItem?
  public var image: UIImage? { didSet { button?.itemDidChange() } }
  public var primaryAction: UIAction?
  public var isEnabled: Bool = true { didSet { button?.itemDidChange() } }
  public var accessibilityIdentifier: String? { didSet { button?.itemDidChange() } }
  public var accessibilityLabel: String? { didSet { button?.itemDidChange() } }
  /// The control that stands for the item in a bar.
  weak var button: _UIButtonBarButton?
  /// The view that stands for the item in a bar.
  var barView: UIView? { button }

  /// The buttons that the system has a title or a picture for.
  public enum SystemItem: String, Hashable, Sendable {
    case done
    case cancel
    case edit
    case save
    case add
    case camera
    case search
    case trash
    case flexibleSpace
  }

  /// Makes a button with a title, or with a picture, that runs an action.
  public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.title = title ?? primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    systemItem = nil
  }

  /// Makes one of the system's buttons.
  public init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    title = systemItem.title
    image = systemItem.title == nil ? UIImage(systemName: systemItem.rawValue) : nil
  }

  /// Makes a space that takes what room is left.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }
}

extension UIBarButtonItem.SystemItem {
  /// The word on the button; pictures have none.
  fileprivate var title: String? {
    switch self {
    case .done, .cancel, .edit, .save: rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    case .add, .camera, .search, .trash, .flexibleSpace: nil
    }
  }
}
