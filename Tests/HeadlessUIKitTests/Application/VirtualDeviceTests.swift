import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct VirtualDeviceTests {
  @Test func `Every device has its own name, and exchanges width and height when it is on its side`() {
    expectEqual(Set(VirtualDevice.all.map(\.name)).count, VirtualDevice.all.count)
    forEachRow(VirtualDevice.all) { device in
      for orientation in UIInterfaceOrientation.allCases {
        let (size, bounds) = (device.portraitSize, device.bounds(in: orientation))
        expectEqual(bounds.origin, .zero, "\(orientation)")
        expectEqual(bounds.width, (orientation.isPortrait ? size.width : size.height), "\(orientation)")
        expectEqual(bounds.height, (orientation.isPortrait ? size.height : size.width), "\(orientation)")
      }
    }
  }

  /// UIKit's table of size classes.
  @Test func `Size classes are those of UIKit's table, and the appearance is a trait`() {
    forEachRow([
      (
        VirtualDevice.iPhone, UIInterfaceOrientation.portrait, UIUserInterfaceSizeClass.compact,
        UIUserInterfaceSizeClass.regular
      ),
      (.iPhone, .landscapeLeft, .compact, .compact),
      (.iPhone, .landscapeRight, .compact, .compact),
      (.iPad, .portrait, .regular, .regular),
      (.iPhoneSE, .portrait, .compact, .regular),
      (.iPhoneSE, .landscapeLeft, .compact, .compact),
      (.iPhoneProMax, .portrait, .compact, .regular),
      (.iPhoneProMax, .landscapeLeft, .regular, .compact),
      (.iPad, .landscapeLeft, .regular, .regular),
      (.iPadMini, .portrait, .regular, .regular),
      (.iPadPro, .landscapeRight, .regular, .regular),
    ]) { device, orientation, horizontal, vertical in
      let traits = UIApplication(device: device, orientation: orientation).screen.traitCollection
      expectEqual(traits.horizontalSizeClass, horizontal)
      expectEqual(traits.verticalSizeClass, vertical)
      expectEqual(traits.displayScale, device.scale)
    }
    expectEqual(UIApplication(style: .dark).screen.traitCollection.userInterfaceStyle, .dark)
    expectEqual(UIApplication().screen.traitCollection.userInterfaceStyle, .light)
  }

  @Test func `A phone in landscape is covered at both sides, and at the bottom`() {
    let insets = VirtualDevice.iPhone.safeAreaInsets(in: .landscapeLeft)
    expectEqual(insets, UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
  }
}
