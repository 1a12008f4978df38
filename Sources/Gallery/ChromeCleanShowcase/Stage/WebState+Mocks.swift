import ChromeCleanModel
import Foundation

extension WebState {
  /// A tab that shows a mocked page, whose address is taken for a right one.
  convenience init(at address: String, title: String = "") {
    self.init(url: URL(string: address), title: title)
  }

  /// A tab with several mocked pages in its history.
  convenience init(history addresses: [String], at index: Int) {
    let items = addresses.compactMap { URL(string: $0) }.map { NavigationItem(url: $0) }
    self.init(items, lastCommittedItemIndex: index)
  }
}
