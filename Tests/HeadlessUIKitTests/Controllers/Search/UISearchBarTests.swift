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
}
