import Foundation

/// A page that was shown.
@preconcurrency @MainActor
public final class WKBackForwardListItem {
  /// The address of the page.
  public let url: URL
  /// The title of the page, set when it has loaded.
  public internal(set) var title: String?
  /// The page itself, if it did not come from the web.
  let page: WebPage?

  init(url: URL, page: WebPage?) {
    self.url = url
    self.page = page
  }
}

/// The pages that a web view showed, and the present one among them.
@preconcurrency @MainActor
public final class WKBackForwardList {
  private(set) var items: [WKBackForwardListItem] = []
  private(set) var index = -1

  /// The present page; `nil` until the first one shows.
  public var currentItem: WKBackForwardListItem? { item(at: 0) }
  /// The page before the present one.
  public var backItem: WKBackForwardListItem? { item(at: -1) }
  /// The page after the present one.
  public var forwardItem: WKBackForwardListItem? { item(at: 1) }
  /// The pages before the present one, the oldest first.
  public var backList: [WKBackForwardListItem] { Array(items.prefix(max(0, index))) }
  /// The pages after the present one, in the order in which they come.
  public var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(index + 1)) }

  /// Returns the item `offset` steps after the present one; negative steps lead back.
  public func item(at offset: Int) -> WKBackForwardListItem? {
    items.indices.contains(index + offset) ? items[index + offset] : nil
  }

  /// Goes to an item, or appends it if it is not in the list; the items after the present one are
  /// then removed.
  func show(_ item: WKBackForwardListItem) {
    if let known = items.firstIndex(where: { $0 === item }) { return index = known }
    items = items.prefix(index + 1) + [item]
    index = items.count - 1
  }
}
