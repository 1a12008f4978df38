import Foundation

/// A page that was shown.
@MainActor
public final class WKBackForwardListItem {
  public let url: URL
  public internal(set) var title: String?
  /// The page itself, where it did not come from the web.
  let page: WebPage?

  init(url: URL, page: WebPage?) {
    self.url = url
    self.page = page
  }
}

/// The pages that a web view showed, and the present one among them.
@MainActor
public final class WKBackForwardList {
  private(set) var items: [WKBackForwardListItem] = []
  private(set) var index = -1

  public var currentItem: WKBackForwardListItem? { item(at: 0) }
  public var backItem: WKBackForwardListItem? { item(at: -1) }
  public var forwardItem: WKBackForwardListItem? { item(at: 1) }
  public var backList: [WKBackForwardListItem] { Array(items.prefix(max(0, index))) }
  public var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(index + 1)) }

  /// The item so many places after the present one, or before it.
  public func item(at offset: Int) -> WKBackForwardListItem? {
    items.indices.contains(index + offset) ? items[index + offset] : nil
  }

  /// Goes to an item, or appends it where it is none of the list: what came after the present one is forgotten.
  func show(_ item: WKBackForwardListItem) {
    if let place = items.firstIndex(where: { $0 === item }) { return index = place }
    items = items.prefix(index + 1) + [item]
    index = items.count - 1
  }
}
