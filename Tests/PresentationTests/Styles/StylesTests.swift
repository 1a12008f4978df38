import Expectations
import Flow
import HeadlessUIKit
import Testing

@testable import Presentation

@Suite @MainActor struct StylesTests {
  let log = Log()

  @Test func `A navigation controller pushes, a plain one presents in one, unless a style is preferred`() {
    onStage(UIViewController()) { base in
      let panel = Panel(log)
      base.present(panel)
      settle()
      #expect(base.presentedViewController is UINavigationController)
      let other = Panel(log)
      panel.controller.present(other)
      settle()
      #expect(panel.controller.navigationController?.viewControllers.last === other.controller)
    }
    onStage(UINavigationController(rootViewController: UIViewController())) { navigation in
      let (first, second) = (Panel(log), Panel(log))
      first.controller.preferredPresentationStyle = .modal
      second.controller.preferredPresentationStyle = .invisible
      navigation.present(first, options: [])
      settle()
      #expect(navigation.presentedViewController === first.controller)
      first.controller.present(second, style: .modal, options: [])
      settle()
      expectTrue(second.controller.isOnScreen)
      #expect(PresentationStyle.default.isDefault && !PresentationStyle.modal.isDefault)
    }
  }

  @Test func `What is not said of a modal style is the controller's own, even embedded`() {
    onStage(UIViewController()) { base in
      let panel = Panel(log)
      panel.controller.modalPresentationStyle = .formSheet
      panel.controller.modalTransitionStyle = .crossDissolve
      base.present(panel, style: .modally(capturesStatusBarAppearance: true))
      settle()
      let presented = base.presentedViewController
      #expect(presented is UINavigationController)
      expectEqual(presented?.modalPresentationStyle, .formSheet)
      expectEqual(presented?.modalTransitionStyle, .crossDissolve)
      expectEqual(presented?.modalPresentationCapturesStatusBarAppearance, true)
    }
  }

  @Test func `Containers and alerts are not embedded`() {
    onStage(UIViewController()) { base in
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      let controllers: [UIViewController] = [UINavigationController(), UISplitViewController(), alert]
      for controller in controllers {
        #expect(controller.embededInNavigationController(.defaults) === controller)
      }
      customNavigationController = { options in
        log.add("\(options == .defaults)")
        return UINavigationController()
      }
      let plain = UIViewController()
      #expect(plain.embededInNavigationController([]) === plain)
      #expect(plain.embededInNavigationController(.defaults) is UINavigationController)
      expectEqual(log.lines, ["true"])
    }
  }

  @Test func `The invisible style shows nothing, and waits for the result, which may be alone`() {
    onStage(UIViewController()) { base in
      let page = Page(log)
      log.follow(base.present(page, style: .invisible))
      settle()
      expectEqual(log.take(), ["page materialized"])
      #expect(base.presentedViewController == nil && base.children.isEmpty)
      page.results.callAll(with: .success(1))
      expectEqual(log.take(), ["page disposed", "result 1"])
    }
    onStage(UIViewController()) { base in
      log.follow(base.present(FuturePresentation(invisibleResult: { Future(1) })))
      expectEqual(log.lines, ["result 1"])
    }
  }

  @Test func `An embedded controller fills the view once that is in a window, and goes when it ends`() {
    onStage(UIViewController()) { base in
      let (host, panel) = (UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50)), Panel(log))
      panel.controller.preferredContentSize = CGSize(width: 1, height: 2)
      let future = base.present(panel, style: .embed(in: host))
      #expect(panel.controller.parent === base)
      expectNil(panel.controller.viewIfLoaded?.superview)
      base.view.addSubview(host)
      settle()
      expectEqual(panel.controller.view.frame, host.bounds)
      #expect(panel.controller.view.superview === host)
      expectEqual(base.preferredContentSize, CGSize(width: 1, height: 2))
      panel.controller.preferredContentSize = CGSize(width: 3, height: 4)
      expectEqual(base.preferredContentSize, CGSize(width: 3, height: 4))
      host.frame.size.width = 200
      settle()
      expectEqual(panel.controller.view.frame.width, 200)
      future.cancel()
      settle()
      expectNil(panel.controller.parent)
      expectEmpty(host.subviews)
      panel.controller.preferredContentSize = CGSize(width: 5, height: 6)
      expectEqual(base.preferredContentSize, CGSize(width: 3, height: 4))
    }
  }

  @Test func `An embedded controller comes in a navigation controller only where options are heeded`() {
    forEachRow([true, false]) { respects in
      let log = Log()
      onStage(UIViewController()) { base in
        base.present(
          Panel(log),
          style: .embed(in: nil, dynamicPreferredContentSize: false, respectPresentationOptions: respects))
        settle()
        expectEqual((base.children.first is UINavigationController), respects)
        expectTrue(base.children.first?.view.superview === base.view)
        expectEqual(base.children.first?.view.frame, base.view.bounds)
      }
    }
  }

  @Test func `A popover ends with a tap beside it, or when the view that it is about leaves the window`()
    throws
  {
    try onStage(UIViewController(), device: .iPad) { base in
      let (source, page) = (UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 40)), Page(log))
      base.view.addSubview(source)
      page.controller.preferredContentSize = CGSize(width: 200, height: 100)
      log.follow(base.present(page, style: .popover(from: source, permittedDirections: .up)))
      settle()
      let popover = page.controller.popoverPresentationController
      #expect(popover?.sourceView === source && popover?.permittedArrowDirections == .up)
      expectTrue(page.controller.isOnScreen)
      try tap(at: CGPoint(x: 700, y: 700))
      expectFalse(page.controller.isOnScreen)
      expectEqual(log.take(), ["page materialized", "page disposed", "result dismissed"])
    }
    onStage(UIViewController(), device: .iPad) { base in
      let (source, field) = (
        UIView(frame: CGRect(x: 9, y: 99, width: 9, height: 9)), UITextField(frame: .zero)
      )
      [source, field].forEach(base.view.addSubview)
      field.becomeFirstResponder()
      log.follow(base.present(Page(log), style: .popover(from: source)))
      expectFalse(field.isFirstResponder)
      settle()
      source.removeFromSuperview()
      settle()
      expectEqual(log.lines.last, "result dismissed")
      expectNil(base.presentedViewController)
    }
  }

  @Test func `A popover shows no dismiss item, and may be a modal presentation on a phone`() {
    forEachRow([VirtualDevice.iPad, .iPhone]) { device in
      for options in [PresentationOptions.defaults, .none, .unanimated] {
        let log = Log()
        onStage(UIViewController(), device: device) { base in
          let page = Page(log)
          base.present(
            page, style: .popover(from: base.view), options: options,
            configure: installDismiss(UIBarButtonItem(title: "Cancel")))
          settle()
          expectTrue(page.controller.isOnScreen)
          #expect(page.controller.navigationItem.leftBarButtonItems?.isEmpty ?? true, "\(device)")
          expectEqual(UIApplication.shared.keyWindow?.buttons(titled: "Cancel").isEmpty, true)
        }
      }
    }
    forEachRow([VirtualDevice.iPad, .iPhone]) { device in
      for isFromBar in [true, false] {
        let log = Log()
        onStage(UINavigationController(rootViewController: UIViewController()), device: device) { base in
          let (panel, item) = (Panel(log), UIBarButtonItem(title: "More"))
          base.topViewController?.navigationItem.rightBarButtonItem = item
          settle()
          base.present(
            panel, style: isFromBar ? .popoverOrModal(from: item) : .popoverOrModal(from: base.navigationBar))
          settle()
          expectTrue(panel.controller.isOnScreen)
          expectEqual((base.presentedViewController?.modalPresentationStyle == .popover), (device == .iPad))
        }
      }
    }
  }

  @Test func `A popover may be about a bar button`() {
    onStage(UINavigationController(rootViewController: UIViewController()), device: .iPad) { navigation in
      let item = UIBarButtonItem(title: "More")
      navigation.topViewController?.navigationItem.rightBarButtonItem = item
      settle()
      let panel = Panel(log)
      navigation.present(panel, style: .popover(from: item))
      settle()
      #expect(panel.controller.popoverPresentationController?.barButtonItem === item)
      expectTrue(panel.controller.isOnScreen)
    }
  }

  @Test func `A style of one's own decides how a presentation goes on, and ends`() {
    forEachRow([
      (Flow.Result<Void>.success, "result dismissed"), (.failure(Failure(name: "broken")), "result broken"),
    ]) { (end: Flow.Result<Void>, result: String) in
      let log = Log()
      onStage(UIViewController()) { base in
        let (over, panel) = (Callbacker<Flow.Result<Void>>(), Panel(log))
        let style = PresentationStyle(name: "custom") { [log] controller, presenter, _ in
          presenter.view.addSubview(controller.view)
          let dismiss = {
            controller.view.removeFromSuperview()
            log.add("taken away")
            return Future()
          }
          return (Future(callbacker: over), dismiss)
        }
        log.follow(base.present(panel, style: style))
        expectTrue(panel.controller.isOnScreen)
        over.callAll(with: end)
        expectEqual(log.lines, ["taken away", "panel disposed", result])
        expectFalse(panel.controller.isOnScreen)
      }
    }
  }
}
