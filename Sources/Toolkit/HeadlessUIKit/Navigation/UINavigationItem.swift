import Foundation

/// What a navigation bar shows for one controller.
@MainActor
open class UINavigationItem {
  /// What libraries keep with the item.
  public var attachments: Attachments = Attachments()
  public var title: String? { didSet { if title != oldValue { didChange() } } }
  /// A view in place of the title.
  public var titleView: UIView? { didSet { if titleView !== oldValue { didChange() } } }
  /// The title of the button that leads back to this controller; its title by default.
  public var backButtonTitle: String? { didSet { didChange() } }
  /// What the button that leads back to this controller looks like; by its title by default.
  public var backBarButtonItem: UIBarButtonItem? { didSet { didChange() } }
  public var backButtonDisplayMode: BackButtonDisplayMode = .default { didSet { didChange() } }
  public var hidesBackButton: Bool = false { didSet { didChange() } }
  /// Whether the back button stays beside the items on the left; it gives way by default.
  public var leftItemsSupplementBackButton: Bool = false { didSet { didChange() } }
  public var leftBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
  public var rightBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
  /// Whether the title is a large one, where the bar prefers that; as in the controller before by default.
  public var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic { didSet { didChange() } }
  weak var bar: UINavigationBar?

  /// How much the button that leads back says.
  public enum BackButtonDisplayMode: Hashable, Sendable {
    case `default`
    case generic
    case minimal
  }

  /// When a title is large.
  public enum LargeTitleDisplayMode: Hashable, Sendable {
    case automatic
    case always
    case never
  }

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

  public func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  public func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  public func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  public func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  public func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  private func didChange() {
    bar?.reload()
  }
}

extension UINavigationItem {
  /// The titles of the button that leads back here, from the best to the shortest. A title that was emptied leaves the
  /// button without any.
  var backTitles: [String] {
    guard backButtonDisplayMode != .minimal, ownBackTitle != "" else { return [""] }
    let (best, general) = (spokenBackTitle, SystemText.back.localized)
    return best == general ? [general, ""] : [best, general, ""]
  }

  /// What assistive technology calls the button, however short its title is.
  var spokenBackTitle: String {
    let title = ownBackTitle ?? (backButtonDisplayMode == .generic ? nil : title)
    guard let title, !title.isEmpty else { return SystemText.back.localized }
    return title
  }

  /// The title that the item has for the button alone.
  private var ownBackTitle: String? {
    backBarButtonItem?.title ?? (backButtonDisplayMode == .generic ? nil : backButtonTitle)
  }
}
