import Expectations
import HeadlessUIKit
import Testing

@Suite @MainActor struct UINavigationBarItemsTests {
  @Test func `A pushed item is on top of the others, and popping returns it`() {
    forEachRow([false, true]) { animated in
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
      let (folders, inbox) = (UINavigationItem(title: "Folders"), UINavigationItem(title: "Inbox"))
      expectNil(bar.popItem(animated: animated))
      bar.pushItem(folders, animated: animated)
      #expect(bar.topItem === folders && bar.backItem == nil)
      bar.pushItem(inbox, animated: animated)
      #expect(bar.topItem === inbox && bar.backItem === folders)
      expectEqual(bar.items, [folders, inbox])
      #expect(bar.popItem(animated: animated) === inbox)
      expectEqual(bar.items, [folders])
    }
  }
}
