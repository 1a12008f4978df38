import ChromeCleanModel
import Coordination
import Expectations
import TestSupport
import Testing

/// Makes the same changes to a list and to a plain model of it.
@MainActor
private struct TwinTabs {
  let list = WebStateList()
  var plain = PlainTabs()
  var random: SplitMix64
  private var nextName = 0

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  private mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

  /// Makes one change, and returns its description.
  mutating func change() -> String {
    let count = list.count
    guard count > 0 else { return insert() }
    let (index, other) = (number(below: count), number(below: count))
    switch number(below: 16) {
    case 0...6: return insert()
    case 7, 8:
      list.move(from: index, to: other)
      plain.move(from: index, to: other)
      return "move \(index) to \(other)"
    case 9, 10:
      list.activate(at: index)
      plain.active = plain.names[index]
      return "activate \(index)"
    case 11, 12:
      list.close(at: index)
      plain.remove(at: index)
      return "close \(index)"
    case 13:
      list.detach(at: index)
      plain.remove(at: index)
      return "detach \(index)"
    case 14:
      let name = takeName()
      list.replace(at: index, with: WebState(name))
      plain.replace(at: index, with: name)
      return "replace \(index) by \(name)"
    default:
      list.webState(at: index).map { $0.load(url($0.number)) }
      plain.navigate(at: index)
      return "navigate in \(index)"
    }
  }

  private mutating func insert() -> String {
    let (name, count) = (takeName(), list.count)
    let index: Int? = number(below: 3) == 0 ? number(below: count + 1) : nil
    let opener: Int? = count > 0 && number(below: 4) > 0 ? number(below: count) : nil
    let inherits = number(below: 4) == 0
    let activates = number(below: 3) == 0
    let openerName = inherits ? plain.active : opener.map { plain.names[$0] }
    list.insert(
      WebState(name), at: index,
      WebStateList.InsertionOptions(activates ? [.activate] : []).union(inherits ? [.inheritOpener] : []),
      opener: opener.flatMap { list.webState(at: $0) }.map { WebStateOpener($0) })
    plain.insert(name, at: index, openedBy: openerName, isActivating: activates)
    return "insert \(name) at \(String(describing: index)) opened by \(String(describing: openerName))"
  }

  private mutating func takeName() -> Int {
    nextName += 1
    return nextName
  }

  /// The list, as a plain model.
  var told: PlainTabs {
    let tabs = list.webStates.enumerated().map { index, webState in
      let opener = list.opener(at: index)
      return PlainTabs.Tab(
        name: webState.number, opener: opener?.webState.number, isInGroup: opener?.isInGroup ?? false)
    }
    return PlainTabs(tabs: tabs, active: list.activeWebState?.number)
  }
}

/// Keeps a copy of a list up to date from notifications alone.
@MainActor
private final class Mirror: WebStateListObserver {
  var numbers: [Int] = []
  var active: Int?

  func webStateList(_ list: WebStateList, didInsert webState: WebState, at index: Int, isActivating: Bool) {
    numbers.insert(webState.number, at: index)
  }

  func webStateList(_ list: WebStateList, didMove webState: WebState, from oldIndex: Int, to index: Int) {
    numbers.insert(numbers.remove(at: oldIndex), at: index)
  }

  func webStateList(
    _ list: WebStateList, didReplace oldWebState: WebState, with webState: WebState, at index: Int
  ) {
    numbers[index] = webState.number
  }

  func webStateList(_ list: WebStateList, didDetach webState: WebState, from index: Int) {
    numbers.remove(at: index)
  }

  func webStateList(
    _ list: WebStateList, didActivate webState: WebState?, insteadOf oldWebState: WebState?, at index: Int?,
    because reason: ActivationReason
  ) {
    active = webState?.number
  }
}

@MainActor
@Suite struct RandomWebStateListTests {
  @Test func `Order, openers and the active tab follow a plain model`() {
    forEachRow(SplitMix64.seeds(150)) { (seed: UInt64) in
      var twins = TwinTabs(seed: seed)
      var history: [String] = []
      for _ in 1...60 {
        history.append(twins.change())
        guard twins.told == twins.plain else {
          Issue.record("seed \(seed), \(history): is \(twins.told), should be \(twins.plain)")
          return
        }
      }
    }
  }

  @Test func `An observer of all changes can copy the list`() {
    forEachRow(SplitMix64.seeds(50)) { (seed: UInt64) in
      var twins = TwinTabs(seed: seed)
      let mirror = Mirror()
      twins.list.observers.add(mirror)
      for step in 1...60 {
        let change = twins.change()
        expectEqual(mirror.numbers, twins.list.numbers, "step \(step): \(change)")
        expectEqual(mirror.active, twins.list.activeWebState?.number, "step \(step): \(change)")
      }
    }
  }

  @Test func `A list comes back from its session as it was`() {
    forEachRow(SplitMix64.seeds(50)) { (seed: UInt64) in
      var twins = TwinTabs(seed: seed)
      for _ in 1...40 { _ = twins.change() }
      let window = twins.list.sessionWindow()
      let list = WebStateList()
      list.restore(window)
      expectEqual(list.sessionWindow(), window)
      expectEqual(list.numbers, twins.list.numbers)
    }
  }

  @Test func `Pinned tabs stay before all others, and the same tab stays active`() {
    forEachRow(SplitMix64.seeds(50)) { (seed: UInt64) in
      var random = SplitMix64(seed: seed)
      let list = WebStateList()
      for name in 0..<80 {
        let (active, count) = (list.activeWebState, list.count)
        let pinned = Set(
          list.webStates.indices.filter(list.isPinned).compactMap { list.webState(at: $0)?.number })
        let index = Int.random(in: 0...max(0, count - 1), using: &random)
        let other = Int.random(in: 0...max(0, count - 1), using: &random)
        var (wanted, next) = (pinned, active?.number)
        switch count == 0 ? 0 : Int.random(in: 0..<8, using: &random) {
        case 0, 1, 2:
          let isPinned = Bool.random(using: &random)
          list.insert(WebState(name), at: Bool.random(using: &random) ? other : nil, isPinned ? .pinned : [])
          if isPinned { wanted.insert(name) }
        case 3, 4: list.move(from: index, to: other)
        case 5, 6:
          let tab = list.webState(at: index)
          let isPinned = Bool.random(using: &random)
          expectEqual(list.setPinned(isPinned, at: index), list.index(of: tab))
          if isPinned { wanted.insert(tab?.number ?? -1) } else { wanted.remove(tab?.number ?? -1) }
        default:
          list.activate(at: index)
          next = list.webState(at: index)?.number
        }
        expectEqual(Set(list.numbers.prefix(list.pinnedCount)), wanted, "step \(name)")
        expectEqual(list.webStates.indices.filter(list.isPinned), Array(0..<list.pinnedCount), "step \(name)")
        expectEqual(list.activeWebState?.number, next, "step \(name)")
      }
    }
  }
}
