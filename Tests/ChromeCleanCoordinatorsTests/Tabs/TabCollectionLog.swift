import ChromeCleanModel
import ChromeCleanUI
import Coordination
import Foundation

/// Records the calls about tabs, and values that must not cross to a consumer.
@MainActor
final class TabCollectionLog: TabCollectionConsumer {
  private var calls: [String] = []
  var faults: [String] = []

  /// The calls since this was last read.
  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }

  func populateItems(_ items: [TabCollectionItem], selectedIndex: Int?) {
    faults += ConsumerArgument(items, "items").faults
    calls.append("populate \(items.map(\.title).joined(separator: " ")), selected \(text(selectedIndex))")
  }

  func insertItem(_ item: TabCollectionItem, at index: Int, selectedIndex: Int?) {
    faults += ConsumerArgument(item, "item").faults
    calls.append("insert \(item.title) at \(index), selected \(text(selectedIndex))")
  }

  func deleteItem(at index: Int, selectedIndex: Int?) {
    calls.append("delete \(index), selected \(text(selectedIndex))")
  }

  func moveItem(from index: Int, to newIndex: Int, selectedIndex: Int?) {
    calls.append("move \(index) to \(newIndex), selected \(text(selectedIndex))")
  }

  func replaceItem(at index: Int, with item: TabCollectionItem) {
    faults += ConsumerArgument(item, "item").faults
    calls.append("replace \(index) with \(item.title)")
  }

  func setSelectedIndex(_ index: Int?) {
    calls.append("selected \(text(index))")
  }

  private func text(_ index: Int?) -> String { index.map(String.init) ?? "none" }
}

extension WebState {
  /// A tab that shows the page with a number.
  convenience init(page number: Int) {
    self.init(url: URL(string: "http://test/\(number)"))
  }
}

extension WebStateList {
  /// A list of the pages from 0.
  static func pages(_ count: Int, active index: Int? = nil) -> WebStateList {
    let list = WebStateList()
    for number in 0..<count { list.insert(WebState(page: number)) }
    if let index { list.activate(at: index) }
    return list
  }
}
