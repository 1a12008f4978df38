import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIApplicationTests {
  @Test func `The application that runs is the shared one, until it ends or throws`() throws {
    let (outer, inner) = (UIApplication(), UIApplication())
    let before = UIApplication.shared
    outer.run {
      #expect(UIApplication.shared === outer)
      inner.run { #expect(UIApplication.shared === inner) }
      #expect(UIApplication.shared === outer)
    }
    #expect(UIApplication.shared === before)
    struct Failure: Error {}
    #expect(throws: Failure.self) { try UIApplication().run { throw Failure() } }
    #expect(UIApplication.shared === before)
  }

  @Test func `Windows that are shown lie by level, and by the order of showing within a level`() {
    UIApplication().run {
      let (alert, first, second) = (UIWindow(), UIWindow(), UIWindow())
      alert.windowLevel = .alert
      for window in [alert, first, second] { window.makeKeyAndVisible() }
      expectEqual(identities(UIApplication.shared.windows), identities([first, second, alert]))
      first.makeKeyAndVisible()
      expectEqual(identities(UIApplication.shared.windows), identities([second, first, alert]))
      #expect(UIApplication.shared.keyWindow === first)
    }
    UIApplication().run {
      let (key, other) = (UIWindow(), UIWindow())
      key.makeKeyAndVisible()
      other.isHidden = false
      expectEqual(identities(UIApplication.shared.windows), identities([key, other]))
      #expect(UIApplication.shared.keyWindow === key)
    }
    UIApplication().run {
      let window = UIWindow()
      expectTrue(window.isHidden)
      window.makeKeyAndVisible()
      window.isHidden = true
      expectEmpty(UIApplication.shared.windows)
      expectNil(UIApplication.shared.keyWindow)
    }
  }

  @Test func `Settling lays out and runs what is due`() {
    UIApplication().run {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let child = UIView()
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
      let width = child.widthAnchor.constraint(equalToConstant: 5)
      width.isActive = true
      mount(view)
      expectEqual(child.bounds.width, 5)
      UIApplication.shared.runLoop.schedule(after: 1, name: "grow") { width.constant = 7 }
      expectTrue(UIApplication.shared.settle())
      expectEqual(child.bounds.width, 7)
    }
  }
}
