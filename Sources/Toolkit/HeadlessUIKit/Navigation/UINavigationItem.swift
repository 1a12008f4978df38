import Foundation

/// What a navigation bar shows for one controller.
@MainActor
open class UINavigationItem {
  public var title: String? { didSet { if title != oldValue { didChange() } } }
  /// The title of the button that leads back to this controller; its title by default.
  public var backButtonTitle: String? { didSet { didChange() } }
  public var hidesBackButton: Bool = false { didSet { didChange() } }
  public var leftBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
  public var rightBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
  weak var bar: UINavigationBar?

  public init(title: String?) {
    self.title = title
  }

  public var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  public var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  private func didChange() {
    bar?.reload()
  }
}
