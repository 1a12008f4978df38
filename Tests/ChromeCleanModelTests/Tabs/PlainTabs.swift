/// A plain model of a list of tabs: names, which opened which, and the name of the active one.
///
/// It follows the rules of Chrome's list by names only, so that no index is ever adjusted.
struct PlainTabs: Equatable {
  struct Tab: Equatable {
    var name: Int
    /// The opener's name.
    var opener: Int?
    /// Whether it was opened from the page that its opener now shows.
    var isInGroup = false
  }

  var tabs: [Tab] = []
  var active: Int?

  var names: [Int] { tabs.map(\.name) }

  /// The tabs after one, and then those before it.
  private func around(_ name: Int) -> [Tab] {
    let index = names.firstIndex(of: name) ?? 0
    return Array(tabs[(index + 1)...] + tabs[..<index])
  }

  mutating func insert(_ name: Int, at index: Int?, openedBy opener: Int?, isActivating: Bool) {
    let tab = Tab(name: name, opener: opener, isInGroup: opener != nil)
    if let index {
      tabs.insert(tab, at: index)
    } else if let opener, let place = names.firstIndex(of: opener) {
      // After the first run that follows the opener: walk to its first tab, then past it.
      var end = place + 1
      let isChild = tabs.map { $0.opener == opener && $0.isInGroup }
      if let first = isChild[end...].firstIndex(of: true) {
        end = isChild[first...].firstIndex(of: false) ?? tabs.count
      }
      tabs.insert(tab, at: end)
    } else {
      tabs.append(tab)
    }
    if isActivating { active = name }
  }

  mutating func move(from index: Int, to other: Int) {
    tabs.insert(tabs.remove(at: index), at: other)
  }

  mutating func remove(at index: Int) {
    let leaving = tabs[index]
    if active == leaving.name { active = heir(of: leaving) }
    tabs.remove(at: index)
    forget(leaving.name)
  }

  mutating func replace(at index: Int, with name: Int) {
    let old = tabs[index].name
    if active == old { active = name }
    tabs[index] = Tab(name: name)
    forget(old)
  }

  /// The opener at an index shows another page: none of its tabs belongs to its group any more.
  mutating func navigate(at index: Int) {
    let name = tabs[index].name
    for child in tabs.indices where tabs[child].opener == name { tabs[child].isInGroup = false }
  }

  private mutating func forget(_ name: Int) {
    for index in tabs.indices where tabs[index].opener == name {
      (tabs[index].opener, tabs[index].isInGroup) = (nil, false)
    }
  }

  private func heir(of leaving: Tab) -> Int? {
    if let child = around(leaving.name).first(where: { $0.opener == leaving.name }) { return child.name }
    if let opener = leaving.opener {
      return around(leaving.name).first { $0.opener == opener }?.name ?? opener
    }
    let place = names.firstIndex(of: leaving.name) ?? 0
    return place + 1 < tabs.count ? names[place + 1] : names.dropLast().last
  }
}
