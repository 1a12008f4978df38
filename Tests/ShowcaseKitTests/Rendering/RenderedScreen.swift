import HeadlessUIKit
import RenderTree

@testable import ShowcaseKit

/// The nodes of views on the root view of a window on a device.
@MainActor
func rendered(_ views: UIView..., on device: VirtualDevice = .iPhone) -> [RenderNode] {
  screen(of: views, on: device, as: .hierarchy).children[0].children
}

/// The nodes of views on a phone, reported according to `projection`, after an action.
@MainActor
func rendered(
  _ views: [UIView], as projection: RenderProjection, after act: () -> Void = {}
) -> [RenderNode] {
  screen(of: views, on: .iPhone, as: projection, after: act).children[0].children
}

/// The words that VoiceOver reads for views.
@MainActor
func spoken(_ views: UIView...) -> [String] {
  screen(of: views, on: .iPhone, as: .accessibility).children.map(\.line)
}

/// The tree of a window whose root view holds views.
@MainActor
private func screen(
  of views: [UIView], on device: VirtualDevice, as projection: RenderProjection, after act: () -> Void = {}
) -> RenderNode {
  UIApplication(device: device).run {
    let controller = UIViewController()
    views.forEach(controller.view.addSubview)
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    act()
    UIApplication.shared.settle()
    return projection.render(UIApplication.shared.windows)
  }
}

/// A view with a frame.
@MainActor
func placed<View: UIView>(
  _ view: View, x: CGFloat = 0, y: CGFloat = 0, width: CGFloat = 10, height: CGFloat = 10,
  configure: (View) -> Void = { _ in }
) -> View {
  view.frame = CGRect(x: x, y: y, width: width, height: height)
  configure(view)
  return view
}
