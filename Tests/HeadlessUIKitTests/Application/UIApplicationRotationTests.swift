import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIApplicationRotationTests {
  @Test func `Turning follows UIKit's order`() {
    UIApplication().run {
      let log = Log()
      let controller = TraitController("root", log)
      mount(controller)
      _ = log.take()
      #expect(UIApplication.shared.rotate(to: .landscapeRight))
      expectEqual(
        log.take(),
        [
          "root will be compact by compact", "root will be 844x390", "root light to light",
          "root's view light to light", "root moves along to 844", "root laid out 844",
        ])
      expectEqual(UIApplication.shared.runLoop.pendingNames, ["rotation to landscapeRight"])
      UIApplication.shared.settle()
      expectEqual(log.take(), ["root has turned in 0.3"])
    }
  }

  @Test func `Window, safe area and screen are turned, but a smaller window keeps its frame`() {
    UIApplication().run {
      let window = mount(UIViewController())
      UIApplication.shared.rotate(to: .landscapeLeft)
      expectEqual(UIScreen.main.bounds, CGRect(x: 0, y: 0, width: 844, height: 390))
      expectEqual(window.frame, UIScreen.main.bounds)
      expectEqual(window.rootViewController?.view.frame, window.bounds)
      expectEqual(window.safeAreaInsets, UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
      expectEqual(window.traitCollection.verticalSizeClass, .compact)
      expectEqual(UIDevice.current.orientation, .landscapeRight)
    }
    UIApplication().run {
      let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      window.makeKeyAndVisible()
      UIApplication.shared.rotate(to: .landscapeLeft)
      expectEqual(window.frame, CGRect(x: 10, y: 20, width: 30, height: 40))
    }
  }

  @Test func `On a tablet only the size is announced, and children and presented controllers hear of it`() {
    UIApplication(device: .iPad).run {
      let log = Log()
      mount(TraitController("root", log))
      _ = log.take()
      UIApplication.shared.rotate(to: .landscapeLeft)
      expectEqual(log.take(), ["root will be 1180x820", "root moves along to 1180", "root laid out 1180"])
    }
    UIApplication(device: .iPad).run {
      let log = Log()
      let (root, child, sheet) = (UIViewController(), TraitController("child", log), UIViewController())
      let presented = TraitController("presented", log)
      root.addChild(child)
      mount(root)
      sheet.addChild(presented)
      sheet.modalPresentationStyle = .overFullScreen
      root.present(sheet, animated: false)
      UIApplication.shared.settle()
      _ = log.take()
      UIApplication.shared.rotate(to: .landscapeLeft)
      expectEqual(
        log.take().filter { $0.contains("will be") },
        [
          "child will be 1180x820", "presented will be 1180x820",
        ])
    }
  }

  @Test func `An orientation that the controller or the device does not support is refused`() {
    UIApplication().run {
      let controller = TraitController("root", Log())
      controller.orientations = .portrait
      mount(controller)
      #expect(!UIApplication.shared.rotate(to: .landscapeLeft))
      expectEqual(UIScreen.main.orientation, .portrait)
      expectTrue(UIApplication.shared.runLoop.isIdle)
    }
    UIApplication().run {
      let controller = TraitController("root", Log())
      controller.turns = false
      mount(controller)
      #expect(!UIApplication.shared.rotate(to: .landscapeLeft))
    }
    forEachRow([
      (VirtualDevice.iPhone, UIInterfaceOrientation.portraitUpsideDown, false),
      (.iPhone, .landscapeLeft, true), (.iPad, .portraitUpsideDown, true), (.iPad, .portrait, false),
    ]) { device, orientation, isTurned in
      UIApplication(device: device).run {
        mount(UIViewController())
        expectEqual(UIApplication.shared.rotate(to: orientation), isTurned)
      }
    }
  }

  /// Presents a portrait controller on a phone in landscape.
  private func presentUpright(
    _ style: UIModalPresentationStyle, _ body: (_ root: TraitController, _ over: TraitController) -> Void
  ) {
    UIApplication(orientation: .landscapeLeft).run {
      let (root, over) = (TraitController("root", Log()), TraitController("over", Log()))
      over.orientations = .portrait
      over.modalPresentationStyle = style
      mount(root)
      root.present(over, animated: true)
      UIApplication.shared.settle()
      body(root, over)
    }
  }

  @Test func `The interface turns for a presented controller that fills the screen, and back after it`() {
    presentUpright(.fullScreen) { root, over in
      expectEqual(UIScreen.main.orientation, .portrait)
      expectEqual(over.view.frame, CGRect(x: 0, y: 0, width: 390, height: 844))
      expectEqual(UIDevice.current.orientation, .landscapeRight)
      over.dismiss(animated: true)
      UIApplication.shared.settle()
      expectEqual(UIScreen.main.orientation, .landscapeLeft)
      expectEqual(root.view.frame, CGRect(x: 0, y: 0, width: 844, height: 390))
    }
    forEachRow([
      (UIModalPresentationStyle.fullScreen, true), (.overFullScreen, true), (.pageSheet, false),
      (.overCurrentContext, false),
    ]) { style, isTurned in
      presentUpright(style) { _, _ in expectEqual(UIScreen.main.orientation.isPortrait, isTurned) }
    }
  }

  @Test func `The interface is as the controller that fills the screen supports and the device is held`() {
    presentUpright(.fullScreen) { root, _ in
      #expect(!UIApplication.shared.rotate(to: .landscapeRight))
      expectEqual(UIDevice.current.orientation, .landscapeLeft)
      root.dismiss(animated: false)
      UIApplication.shared.settle()
      expectEqual(UIScreen.main.orientation, .landscapeRight)
    }
    presentUpright(.fullScreen) { root, over in
      let above = TraitController("above", Log())
      above.modalPresentationStyle = .fullScreen
      over.present(above, animated: false)
      UIApplication.shared.settle()
      expectEqual(UIScreen.main.orientation, .landscapeLeft)
      above.dismiss(animated: false)
      UIApplication.shared.settle()
      expectEqual(UIScreen.main.orientation, .portrait)
      root.dismiss(animated: false)
      UIApplication.shared.settle()
      expectEqual(UIScreen.main.orientation, .landscapeLeft)
    }
  }
}
