import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UISearchBarTests {
  @Test func `A bar is 56 points high, its field 36, whose text and placeholder are the bar's`() {
    let bar = UISearchBar()
    bar.text = "cell"
    bar.placeholder = "Find"
    expectEqual(bar.searchTextField.text, "cell")
    expectEqual(bar.searchTextField.placeholder, "Find")
    #expect(bar.searchTextField.accessibilityTraits.contains(.searchField))
    UIApplication().run {
      let bar = UISearchBar(frame: CGRect(x: 0, y: 200, width: 300, height: 56))
      mount(bar)
      expectEqual(bar.intrinsicContentSize.height, 56)
      expectEqual(bar.searchTextField.frame, CGRect(x: 8, y: 10, width: 284, height: 36))
    }
  }

  @Test func `The titles of scopes have attributes for each state`() {
    let bar = UISearchBar()
    bar.scopeButtonTitles = ["All", "Unread"]
    expectNil(bar.scopeBarButtonTitleTextAttributes(for: .normal))
    bar.setScopeBarButtonTitleTextAttributes([.kern: 2], for: .normal)
    bar.setScopeBarButtonTitleTextAttributes([.kern: 3], for: .selected)
    expectEqual(bar.scopeBarButtonTitleTextAttributes(for: .normal)?[.kern] as? Int, 2)
    expectEqual(bar.scopeBarButtonTitleTextAttributes(for: .selected)?[.kern] as? Int, 3)
    bar.setScopeBarButtonTitleTextAttributes(nil, for: .selected)
    expectNil(bar.scopeBarButtonTitleTextAttributes(for: .selected))
  }
}
