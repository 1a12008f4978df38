import Expectations
import Flow
import TestSupport
import Testing

@testable import Presentation

@Suite @MainActor struct KeepSelectionTests {
  @Test
  func `The first element is selected at first, none of an empty collection, and each change is reported`() {
    expectEqual(KeepSelection(elements: ReadSignal(["a", "b"]), isSame: ==).value?.element, "a")
    expectNil(KeepSelection(elements: ReadSignal([String]()), isSame: ==).value)
    let signal = ReadWriteSignal([1, 2])
    let selection = KeepSelection(elements: signal.readOnly(), isSame: ==)
    var told: [Int?] = []
    let listening = selection.onValue { told.append($0?.element) }
    signal.value = [1, 2]
    signal.value = []
    signal.value = [3]
    selection.select(index: 0)
    expectEqual(told, [1, nil, 3, 3])
    listening.dispose()
  }

  @Test func `The selection follows its element, or goes to a neighbour`() {
    forEachRow([
      ("abcd", 1, "cdb", "b"),  // follows
      ("abcd", 1, "acd", "c"),  // the nearest later survivor
      ("abcd", 1, "dca", "c"),
      ("abcd", 2, "abx", "x"),  // what comes after the nearest earlier survivor
      ("abcd", 3, "abc", "c"),  // that one itself
      ("abcd", 2, "xyz", "x"),  // the first
    ]) { (former: String, index: Int, elements: String, expected: Character) in
      let signal = ReadWriteSignal(Array(former))
      let selection = KeepSelection(elements: signal.readOnly(), isSame: ==)
      selection.select(index: index)
      signal.value = Array(elements)
      expectEqual(selection.value?.element, expected)
      expectEqual(
        selection.value.map { elements[elements.index(elements.startIndex, offsetBy: $0.index)] }, expected)
    }
  }

  @Test func `The selection is always one of the elements, and stays while its element does`() {
    let seed: UInt64 = .random(in: 0...UInt64.max)
    var random = SplitMix64(seed: seed)
    let signal = ReadWriteSignal([Int]())
    let selection = KeepSelection(elements: signal.readOnly(), isSame: ==)
    for _ in 0..<500 {
      let former = selection.value?.element
      signal.value = (0..<8).filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
      guard let present = selection.value else {
        expectEmpty(signal.value, "seed \(seed)")
        continue
      }
      expectEqual(signal.value[present.index], present.element, "seed \(seed)")
      if let former, signal.value.contains(former) { expectEqual(present.element, former, "seed \(seed)") }
    }
  }
}
