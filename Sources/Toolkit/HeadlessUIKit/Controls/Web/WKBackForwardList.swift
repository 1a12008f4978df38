import Foundation

/// A page that was shown.
@preconcurrency @MainActor
public final class WKBackForwardListItem {
  /// The address of the page.
  public let url: URL
  /// The title of the page; `nil` until it has loaded.
  public internal(set) var title: String?
  /// The page itself, if it was not loaded from an address.
  let page: WebPage?

  init(url: URL, page: WebPage?) {
    (self.url, self.page) = (url, page)
  }
}

/// The pages that a web view has shown, and the current one among them.
@preconcurrency @MainActor
public final class WKBackForwardList {
  private(set) var items: [WKBackForwardListItem] = []
  private(set) var index = -1

  /// The current page; `nil` until the first one appears.
  public var currentItem: WKBackForwardListItem? { item(at: 0) }
  /// The page before the current one.
  public var backItem: WKBackForwardListItem? { item(at: -1) }
  /// The page after the current one.
  public var forwardItem: WKBackForwardListItem? { item(at: 1) }
  /// The pages before the current one, the oldest first.
  public var backList: [WKBackForwardListItem] { Array(items.prefix(max(0, index))) }
  /// The pages after the current one, in order.
  public var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(index + 1)) }

  /// Returns the item at a distance from the current one; `nil` if it does not exist.
  ///
  /// - Parameter offset: The distance: 0 for the current item, negative for earlier ones.
  public func item(at offset: Int) -> WKBackForwardListItem? {
    items.indices.contains(index + offset) ? items[index + offset] : nil
  }

  /// Moves to an item, or appends it if it is not in the list, after removing the items after the
  /// current one.
  func show(_ item: WKBackForwardListItem) {
    if let known = items.firstIndex(where: { $0 === item }) { return index = known }
    items = items.prefix(index + 1) + [item]
    index = items.count - 1
  }
}
