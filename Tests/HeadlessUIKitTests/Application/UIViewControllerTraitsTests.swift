import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIViewControllerTraitsTests {
  /// A parent with a child whose view is in the parent's.
  private func family(_ log: Log) -> (parent: TraitController, child: TraitController) {
    let (parent, child) = (TraitController("parent", log), TraitController("child", log))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    mount(parent)
    _ = log.take()
    return (parent, child)
  }

  @Test func `Controllers hear before their views, parents before children`() {
    UIApplication().run {
      let log = Log()
      let (parent, _) = family(log)
      parent.overrideUserInterfaceStyle = .dark
      expectEqual(
        log.take(),
        [
          "parent light to dark", "parent's view light to dark", "child light to dark",
          "child's view light to dark",
        ])
    }
  }

  @Test func `A parent sets traits for one child and takes them back, but the child's override wins`() {
    UIApplication().run {
      let log = Log()
      let (parent, child) = family(log)
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      parent.setOverrideTraitCollection(dark, forChild: child)
      expectEqual(log.take(), ["child light to dark", "child's view light to dark"])
      expectEqual(parent.overrideTraitCollection(forChild: child), dark)
      expectEqual(parent.traitCollection.userInterfaceStyle, .light)
      parent.setOverrideTraitCollection(nil, forChild: child)
      expectEqual(log.take(), ["child dark to light", "child's view dark to light"])
      expectNil(parent.overrideTraitCollection(forChild: child))
    }
    UIApplication().run {
      let (parent, child) = family(Log())
      child.overrideUserInterfaceStyle = .light
      parent.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .dark), forChild: child)
      expectEqual(child.traitCollection.userInterfaceStyle, .light)
    }
  }

  @Test func `A controller without a view has its override at once`() {
    UIApplication().run {
      let controller = UIViewController()
      controller.overrideUserInterfaceStyle = .dark
      expectFalse(controller.isViewLoaded)
      expectEqual(controller.traitCollection.userInterfaceStyle, .dark)
      mount(controller)
      expectEqual(controller.view.traitCollection.userInterfaceStyle, .dark)
    }
  }

  @Test func `A registered closure hears with the controller and its former traits`() {
    UIApplication().run {
      let (log, controller) = (Log(), UIViewController())
      mount(controller)
      controller.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
        (controller: UIViewController, previous) in
        let (old, new) = (previous.preferredContentSizeCategory, controller.traitCollection)
        log.add("\(old) to \(new.preferredContentSizeCategory)")
      }
      UIApplication.shared.set(contentSizeCategory: .extraLarge)
      UIApplication.shared.set(userInterfaceStyle: .dark)
      expectEqual(log.take(), ["large to extraLarge"])
    }
  }
}
