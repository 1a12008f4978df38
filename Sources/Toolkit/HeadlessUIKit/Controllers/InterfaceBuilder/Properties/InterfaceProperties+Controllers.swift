import Foundation
import InterfaceDocuments

extension InterfaceProperties {
  static let bars: [InterfaceProperty] = [
    .text("title", \UINavigationItem.title), .view("titleView", \UINavigationItem.titleView),
    .flag("hidesBackButton", \UINavigationItem.hidesBackButton),
    .flag("leftItemsSupplementBackButton", \UINavigationItem.leftItemsSupplementBackButton),
    .text("backButtonTitle", \UINavigationItem.backButtonTitle),
    .custom("prompt", of: UINavigationItem.self) { _, _ in true },
    .choice(
      "largeTitleDisplayMode", \UINavigationItem.largeTitleDisplayMode,
      ["automatic": .automatic, "always": .always, "never": .never]),
    .object("leftBarButtonItem", \UINavigationItem.leftBarButtonItem),
    .object("rightBarButtonItem", \UINavigationItem.rightBarButtonItem),
    .object("backBarButtonItem", \UINavigationItem.backBarButtonItem),
    .text("title", \UIBarButtonItem.title), .image("image", \UIBarButtonItem.image),
    .flag("enabled", \UIBarButtonItem.isEnabled), .color("tintColor", \UIBarButtonItem.tintColor),
    .number("width", \UIBarButtonItem.width), .number("tag", \UIBarButtonItem.tag),
    .view("customView", \UIBarButtonItem.customView),
    .choice(
      "style", \UIBarButtonItem.style, ["plain": .plain, "done": .done, "bordered": .plain]),
    .custom("systemItem", of: UIBarButtonItem.self) { _, _ in true },
    .custom("accessibilityConfiguration", of: UIBarButtonItem.self) { item, value in
      item.accessibilityLabel = value.element("accessibility")?["label"] ?? item.accessibilityLabel
      item.accessibilityIdentifier =
        value.element("accessibility")?["identifier"] ?? item.accessibilityIdentifier
      return true
    },
    .text("title", \UITabBarItem.title), .image("image", \UITabBarItem.image),
    .image("selectedImage", \UITabBarItem.selectedImage), .number("tag", \UITabBarItem.tag),
    .flag("enabled", \UITabBarItem.isEnabled), .text("badgeValue", \UITabBarItem.badgeValue),
    .custom("systemItem", of: UITabBarItem.self) { _, _ in true },
    .flag("largeTitles", \UINavigationBar.prefersLargeTitles),
    .flag("translucent", \UINavigationBar.isTranslucent), .flag("translucent", \UITabBar.isTranslucent),
    .flag("translucent", \UIToolbar.isTranslucent),
    .color("barTintColor", \UINavigationBar.barTintColor), .color("barTintColor", \UITabBar.barTintColor),
    .color("barTintColor", \UIToolbar.barTintColor),
    .choice("barStyle", \UINavigationBar.barStyle, ["default": .default, "black": .black]),
    .choice("barStyle", \UITabBar.barStyle, ["default": .default, "black": .black]),
    .choice("barStyle", \UIToolbar.barStyle, ["default": .default, "black": .black]),
    .color("selectedImageTintColor", \UITabBar.tintColor),
    .color("unselectedItemTintColor", \UITabBar.unselectedItemTintColor),
    .custom("itemPositioning", of: UITabBar.self) { _, _ in true },
    .custom("titleTextAttributes", of: UINavigationBar.self) { bar, value in
      guard case .element(let element) = value.content else { return false }
      bar.titleTextAttributes = value.maker.textAttributes(element)
      return true
    },
    .custom("largeTitleTextAttributes", of: UINavigationBar.self) { bar, value in
      guard case .element(let element) = value.content else { return false }
      bar.largeTitleTextAttributes = value.maker.textAttributes(element)
      return true
    },
  ]

  static let controllers: [InterfaceProperty] = [
    .text("title", \UIViewController.title),
    .named("modalPresentationStyle", \UIViewController.modalPresentationStyle),
    .named("modalTransitionStyle", \UIViewController.modalTransitionStyle),
    .flag("definesPresentationContext", \UIViewController.definesPresentationContext),
    .flag("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed),
    .flag("extendedLayoutIncludesOpaqueBars", \UIViewController.extendedLayoutIncludesOpaqueBars),
    .flag("modalInPresentation", \UIViewController.isModalInPresentation),
    .custom("automaticallyAdjustsScrollViewInsets", of: UIViewController.self) { _, _ in true },
    .custom("interfaceStyle", of: UIViewController.self) { _, _ in true },
    .size("freeformSize", \UIViewController.preferredContentSize),
    .size("preferredContentSize", \UIViewController.preferredContentSize),
    .custom("edgesForExtendedLayout", of: UIViewController.self) { controller, value in
      guard let element = value.element("extendedEdge") else { return false }
      let edges: [(String, UIRectEdge)] = [
        ("top", .top), ("bottom", .bottom), ("left", .left), ("right", .right),
      ]
      controller.edgesForExtendedLayout = edges.reduce(into: []) { all, edge in
        if element.isTrue(edge.0) == true { all.formUnion(edge.1) }
      }
      return true
    },
    .custom("extendedEdge", of: UIViewController.self) { _, _ in true },
    .flag("clearsSelectionOnViewWillAppear", \UITableViewController.clearsSelectionOnViewWillAppear),
    .flag(
      "clearsSelectionOnViewWillAppear", \UICollectionViewController.clearsSelectionOnViewWillAppear),
    .flag("navigationBarHidden", \UINavigationController.isNavigationBarHidden),
    .flag("toolbarHidden", \UINavigationController.isToolbarHidden),
    .flag("hidesBarsOnSwipe", \UINavigationController.hidesBarsOnSwipe),
    .custom("navigationBar", of: UINavigationController.self, expecting: "a bar") { controller, value in
      value.fill(controller.navigationBar)
    },
    .custom("toolbar", of: UINavigationController.self, expecting: "a bar") { controller, value in
      value.fill(controller.toolbar)
    },
    .custom("tabBar", of: UITabBarController.self, expecting: "a bar") { controller, value in
      value.fill(controller.tabBar)
    },
    .custom("navigationItem", of: UIViewController.self, expecting: "an item") { controller, value in
      value.fill(controller.navigationItem)
    },
    .custom("tabBarItem", of: UIViewController.self, expecting: "an item") { controller, value in
      guard let item = value.object(UITabBarItem.self) else { return false }
      controller.tabBarItem = item
      return true
    },
    // The view is made when it is needed.
    .custom("view", of: UIViewController.self) { _, _ in true },
    .custom("tableView", of: UITableViewController.self) { _, _ in true },
    .custom("collectionView", of: UICollectionViewController.self) { _, _ in true },
  ]

  static let recognizers: [InterfaceProperty] = [
    .flag("enabled", \UIGestureRecognizer.isEnabled),
    .flag("cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView),
    .flag("delaysTouchesBegan", \UIGestureRecognizer.delaysTouchesBegan),
    .flag("delaysTouchesEnded", \UIGestureRecognizer.delaysTouchesEnded),
    .number("numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired),
    .number("numberOfTouchesRequired", \UITapGestureRecognizer.numberOfTouchesRequired),
    .number("minimumNumberOfTouches", \UIPanGestureRecognizer.minimumNumberOfTouches),
    .number("maximumNumberOfTouches", \UIPanGestureRecognizer.maximumNumberOfTouches),
    .number("minimumPressDuration", \UILongPressGestureRecognizer.minimumPressDuration),
    .number("allowableMovement", \UILongPressGestureRecognizer.allowableMovement),
    .choice(
      "direction", \UISwipeGestureRecognizer.direction,
      ["left": .left, "right": .right, "up": .up, "down": .down]),
  ]
}

extension InterfaceValue {
  /// Gives an object that is there already what an element has for it.
  fileprivate func fill(_ object: AnyObject?) -> Bool {
    guard case .element(let element) = content, let object else { return false }
    maker.fill(object, from: element)
    return true
  }
}
