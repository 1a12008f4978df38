import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIViewTraitsTests {
  @Test func `A view has the screen's traits, or those that its window sets`() {
    UIApplication(device: .iPad, style: .dark).run {
      let view = UIView()
      expectEqual(view.traitCollection, UIScreen.main.traitCollection)
      mount(view)
      expectEqual(view.traitCollection, UIScreen.main.traitCollection)
    }
    UIApplication().run {
      let window = UIWindow()
      window.overrideUserInterfaceStyle = .dark
      let controller = UIViewController()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      expectEqual(controller.traitCollection.userInterfaceStyle, .dark)
      expectEqual(controller.view.traitCollection.userInterfaceStyle, .dark)
    }
  }

  @Test func `An overridden style holds for all below without one, and each hears once, from the top`() {
    UIApplication().run {
      let log = Log()
      let (outer, inner, other) = (TraitView("outer", log), TraitView("inner", log), TraitView("other", log))
      outer.addSubview(inner)
      mount(outer)
      outer.superview?.addSubview(other)
      outer.overrideUserInterfaceStyle = .dark
      expectEqual(log.take(), ["outer light to dark", "inner light to dark"])
      expectEqual(inner.traitCollection.userInterfaceStyle, .dark)
      expectEqual(other.traitCollection.userInterfaceStyle, .light)
      outer.overrideUserInterfaceStyle = .dark
      expectEqual(log.take(), [])
      outer.overrideUserInterfaceStyle = .unspecified
      expectEqual(log.take(), ["outer dark to light", "inner dark to light"])
    }
    UIApplication().run {
      let log = Log()
      let (outer, inner) = (TraitView("outer", log), TraitView("inner", log))
      inner.overrideUserInterfaceStyle = .light
      outer.addSubview(inner)
      mount(outer)
      outer.overrideUserInterfaceStyle = .dark
      expectEqual(log.take(), ["outer light to dark"])
    }
  }

  @Test func `A view that comes into a dark place hears of it, as of a change since it was made`() {
    UIApplication().run {
      let log = Log()
      let (dark, view) = (UIView(), TraitView("view", log))
      dark.overrideUserInterfaceStyle = .dark
      mount(dark)
      dark.addSubview(view)
      expectEqual(log.take(), ["view light to dark"])
      view.removeFromSuperview()
      expectEqual(view.traitCollection.userInterfaceStyle, .dark)
    }
    UIApplication().run {
      let log = Log()
      let view = TraitView("view", log)
      UIApplication.shared.set(userInterfaceStyle: .dark)
      expectEqual(log.take(), [])
      mount(view)
      expectEqual(log.take(), ["view light to dark"])
    }
  }

  @Test func `Any trait can be overridden, and inherited again`() {
    UIApplication().run {
      let view = UIView()
      mount(view)
      view.traitOverrides.preferredContentSizeCategory = .small
      view.traitOverrides.layoutDirection = .rightToLeft
      #expect(view.traitOverrides.contains(UITraitLayoutDirection.self))
      expectEqual(view.traitCollection.preferredContentSizeCategory, .small)
      expectEqual(view.effectiveUserInterfaceLayoutDirection, .rightToLeft)
      view.traitOverrides.remove(UITraitLayoutDirection.self)
      #expect(!view.traitOverrides.contains(UITraitLayoutDirection.self))
      expectEqual(view.effectiveUserInterfaceLayoutDirection, .leftToRight)
      expectEqual(view.traitCollection.preferredContentSizeCategory, .small)
    }
  }

  @Test func `A registered closure hears of its traits alone, current then, until it is taken back`() {
    UIApplication().run {
      let (log, view) = (Log(), TraitView("view", Log()))
      mount(view)
      let token = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (view: TraitView, previous) in
        log.add("\(previous.userInterfaceStyle) to \(view.traitCollection.userInterfaceStyle)")
      }
      view.traitOverrides.preferredContentSizeCategory = .small
      expectEqual(log.take(), [])
      view.overrideUserInterfaceStyle = .dark
      expectEqual(log.take(), ["light to dark"])
      view.unregisterForTraitChanges(token)
      view.overrideUserInterfaceStyle = .light
      expectEqual(log.take(), [])
    }
    UIApplication().run {
      let view = UIView()
      var seen: UIUserInterfaceStyle?
      view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in
        seen = UITraitCollection.current.userInterfaceStyle
      }
      mount(view)
      view.overrideUserInterfaceStyle = .dark
      expectEqual(seen, .dark)
      expectEqual(UITraitCollection.current.userInterfaceStyle, .light)
    }
  }
}
