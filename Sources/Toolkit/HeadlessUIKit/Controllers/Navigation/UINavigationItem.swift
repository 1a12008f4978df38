import Foundation

/// The content of a navigation bar for one controller.
@preconcurrency @MainActor
open class UINavigationItem: UIKitObject {
  /// The values that libraries keep with the item; not part of UIKit.
  open var attachments: Attachments = Attachments()
  /// The title; `nil` for none.
  open var title: String? { didSet { if title != oldValue { didChange() } } }
  /// A view instead of the title; none by default.
  open var titleView: UIView? { didSet { if titleView !== oldValue { didChange() } } }
  /// The title of the button that leads back to this controller; the controller's title by default.
  open var backButtonTitle: String? { didSet { didChange() } }
  /// The content of the button that leads back to this controller; its title alone by default. Its
  /// action never runs.
  open var backBarButtonItem: UIBarButtonItem? { didSet { didChange() } }
  /// The title that the button that leads back to this controller shows; `default` by default.
  open var backButtonDisplayMode: BackButtonDisplayMode = .default { didSet { didChange() } }
  /// Whether the bar shows no back button; `false` by default.
  open var hidesBackButton: Bool = false { didSet { didChange() } }
  /// Whether the back button stays beside the items on the left; `false` by default, when it gives
  /// way to them.
  open var leftItemsSupplementBackButton: Bool = false { didSet { didChange() } }
  /// The items at the leading side, from the edge inward; none by default.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
  /// The items at the trailing side, from the edge inward; none by default.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
  /// Whether the title is large where the bar prefers that; `automatic` by default.
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic { didSet { didChange() } }
  /// The look of the bar while the item is on top; `nil`, the default, for the bar's own.
  open var standardAppearance: UINavigationBarAppearance? { didSet { bar?.updateAppearance() } }
  /// The look of the bar over content that is scrolled to its top; `nil`, the default, for the bar's
  /// own.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { bar?.updateAppearance() } }
  /// The look of the bar where height is compact; `nil`, the default, for the bar's own.
  open var compactAppearance: UINavigationBarAppearance? { didSet { bar?.updateAppearance() } }
  /// The look of a compact bar over content that is scrolled to its top; `nil`, the default, for the
  /// bar's own.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { bar?.updateAppearance() } }
  /// The search whose bar is below the title; none by default.
  open var searchController: UISearchController? {
    didSet { if searchController !== oldValue { didChange() } }
  }
  /// Whether scrolling hides the search bar; `true` by default. Stored only: it always shows here.
  open var hidesSearchBarWhenScrolling: Bool = true
  /// Where the search bar is; the system decides by default. Stored only: it is below the title here.
  open var preferredSearchBarPlacement: SearchBarPlacement = .automatic
  weak var bar: UINavigationBar?

  /// Where a search bar is; the raw values are UIKit's.
  public enum SearchBarPlacement: Int, Hashable, Sendable {
    /// As the system decides.
    case automatic
    /// Beside the title.
    case inline
    /// Below the title.
    case stacked
  }

  /// The title of the button that leads back.
  public enum BackButtonDisplayMode: Hashable, Sendable {
    /// The former controller's title, or a shorter one where there is no room for it.
    case `default`
    /// The word "Back".
    case generic
    /// No title.
    case minimal
  }

  /// When a title is large.
  public enum LargeTitleDisplayMode: Hashable, Sendable {
    /// As in the item below it on the stack; large where no item decides.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }

  /// Makes an item with a title.
  public init(title: String?) {
    self.title = title
  }

  /// The item at the leading edge; setting it replaces all items at that side.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The item at the trailing edge; setting it replaces all items at that side.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Replaces the items at the leading side by one; here it is never animated.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Replaces the items at the leading side; here it is never animated.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Replaces the items at the trailing side by one; here it is never animated.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Replaces the items at the trailing side; here it is never animated.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Sets whether the bar shows no back button; here it is never animated.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  private func didChange() {
    bar?.reload()
  }
}

extension UINavigationItem {
  /// The titles of the button that leads back here, from the best to the shortest. An empty title
  /// leaves the button without any.
  var backTitles: [String] {
    guard backButtonDisplayMode != .minimal, ownBackTitle != "" else { return [""] }
    let (best, general) = (spokenBackTitle, SystemText.back.localized)
    return best == general ? [general, ""] : [best, general, ""]
  }

  /// The name of the button for assistive technology, however short its title is.
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
