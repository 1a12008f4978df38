import Foundation

/// The content of a navigation bar for one controller.
///
///     controller.navigationItem.title = "Inbox"
///     controller.navigationItem.largeTitleDisplayMode = .always
///     controller.navigationItem.backButtonDisplayMode = .minimal
///     controller.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .compose)
@preconcurrency @MainActor
open class UINavigationItem: UIKitObject {
  /// The values that libraries attach to the item. Not part of UIKit.
  open var attachments: Attachments = Attachments()
  /// The title; `nil` for no title.
  open var title: String? { didSet { if title != oldValue { didChange() } } }
  /// A view instead of the title; `nil` by default.
  open var titleView: UIView? { didSet { if titleView !== oldValue { didChange() } } }
  /// The title of the button that goes back to this controller; `nil`, the default, for the
  /// controller's title.
  open var backButtonTitle: String? { didSet { didChange() } }
  /// The content of the button that goes back to this controller; `nil`, the default, for its title
  /// only. The item's action is never performed.
  open var backBarButtonItem: UIBarButtonItem? { didSet { didChange() } }
  /// The kind of title of the button that goes back to this controller; `default` by default.
  open var backButtonDisplayMode: BackButtonDisplayMode = .default { didSet { didChange() } }
  /// Whether the bar shows no back button; `false` by default.
  open var hidesBackButton: Bool = false { didSet { didChange() } }
  /// Whether the back button is visible beside left items; `false`, the default, for left items
  /// only.
  open var leftItemsSupplementBackButton: Bool = false { didSet { didChange() } }
  /// The items on the leading side, from the edge inward; `nil` by default.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
  /// The items on the trailing side, from the edge inward; `nil` by default.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
  /// Whether the title is large if the bar prefers large titles; `automatic` by default.
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic { didSet { didChange() } }
  /// The look of the bar while the item is on top; `nil`, the default, for the bar's own.
  open var standardAppearance: UINavigationBarAppearance? { didSet { bar?.updateAppearance() } }
  /// The look of the bar over content that is scrolled to its top; `nil`, the default, for the bar's
  /// own.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { bar?.updateAppearance() } }
  /// The look of the bar in compact height; `nil`, the default, for the bar's own.
  open var compactAppearance: UINavigationBarAppearance? { didSet { bar?.updateAppearance() } }
  /// The look of the bar in compact height over content that is scrolled to its top; `nil`, the
  /// default, for the bar's own.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { bar?.updateAppearance() } }
  /// The search controller whose bar is below the title; `nil` by default.
  open var searchController: UISearchController? {
    didSet { if searchController !== oldValue { didChange() } }
  }
  /// Whether scrolling hides the search bar; `true` by default. Stored only: it is always visible
  /// here.
  open var hidesSearchBarWhenScrolling: Bool = true
  /// The position of the search bar; `automatic` by default. Stored only: it is below the title
  /// here.
  open var preferredSearchBarPlacement: SearchBarPlacement = .automatic
  @Unretained var bar: UINavigationBar?

  /// The position of a search bar; the raw values are UIKit's.
  public enum SearchBarPlacement: Int, Hashable, Sendable {
    /// As the system decides.
    case automatic
    /// Beside the title.
    case inline
    /// Below the title.
    case stacked
  }

  /// The kind of title of a back button.
  public enum BackButtonDisplayMode: Hashable, Sendable {
    /// The previous controller's title, or a shorter one if there is too little room.
    case `default`
    /// The word "Back".
    case generic
    /// No title.
    case minimal
  }

  /// When a title is large.
  public enum LargeTitleDisplayMode: Hashable, Sendable {
    /// As the item below it on the stack; large if all items are automatic.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }

  /// Creates an item with a title.
  ///
  /// - Parameter title: The title; `nil` for no title.
  public init(title: String?) {
    self.title = title
  }

  /// The item at the leading edge. Setting it replaces all items on that side.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The item at the trailing edge. Setting it replaces all items on that side.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Replaces the items on the leading side with one.
  ///
  /// - Parameters:
  ///   - item: The item; `nil` for none.
  ///   - animated: Has no effect: the change is immediate.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Replaces the items on the leading side.
  ///
  /// - Parameters:
  ///   - items: The items from the edge inward; `nil` for none.
  ///   - animated: Has no effect: the change is immediate.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Replaces the items on the trailing side with one.
  ///
  /// - Parameters:
  ///   - item: The item; `nil` for none.
  ///   - animated: Has no effect: the change is immediate.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Replaces the items on the trailing side.
  ///
  /// - Parameters:
  ///   - items: The items from the edge inward; `nil` for none.
  ///   - animated: Has no effect: the change is immediate.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Hides or shows the back button.
  ///
  /// - Parameters:
  ///   - hidesBackButton: The new value of ``hidesBackButton``.
  ///   - animated: Has no effect: the change is immediate.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  private func didChange() {
    bar?.reload()
  }
}

extension UINavigationItem {
  /// The possible titles of the button that goes back to this item, from the preferred to the
  /// shortest. With an empty title the button has none.
  var backTitles: [String] {
    guard backButtonDisplayMode != .minimal, ownBackTitle != "" else { return [""] }
    let (best, general) = (spokenBackTitle, SystemText.back.localized)
    return best == general ? [general, ""] : [best, general, ""]
  }

  /// The label of the back button for assistive technology, however short its title is.
  var spokenBackTitle: String {
    let title = ownBackTitle ?? (backButtonDisplayMode == .generic ? nil : title)
    guard let title, !title.isEmpty else { return SystemText.back.localized }
    return title
  }

  /// The title that the item sets for the back button only.
  private var ownBackTitle: String? {
    backBarButtonItem?.title ?? (backButtonDisplayMode == .generic ? nil : backButtonTitle)
  }
}
