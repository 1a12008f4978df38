import Expectations
import Porting
import TestSupport
import Testing

@testable import AppPackages

@Suite struct LaunchFinderTests {
  private func launch(_ source: String, information: String? = nil) throws -> AppLaunch? {
    let folder = try TemporaryFolder()
    try folder.write(
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"><scenes/></document>",
      to: "Main.storyboard")
    let target = AppTarget(name: "App", kind: .app, source: "", files: ["A.swift"])
    let module = AppDescription.Module(
      target: target, sources: AppSources(["A.swift": source], in: ""), information: information)
    let interfaces = AppInterfaces(["Main.storyboard"], in: folder.root)
    guard let controller = LaunchFinder(module, interfaces: interfaces).launch,
      case .launch(let launch) = controller.making
    else { return nil }
    expectEqual(controller.identifier, "\(controller.name)/Launch")
    return launch
  }

  private let delegate = "class AppDelegate: UIResponder, UIApplicationDelegate {}\n"
  private let scene = "class SceneDelegate: UIResponder, UIWindowSceneDelegate {}\n"

  @Test func `An app without a delegate has no launch`() throws {
    expectEqual(try launch("struct MyApp: App {}"), nil)
  }

  @Test func `A delegate that needs arguments has no launch`() throws {
    expectEqual(try launch("class AppDelegate: UIApplicationDelegate { init(a: Int) {} }"), nil)
  }

  @Test func `The delegate is the class that adopts the protocol`() throws {
    expectEqual(try launch(delegate), AppLaunch(delegate: "AppDelegate"))
    expectEqual(
      try launch("class Main {}\nextension Main: UIApplicationDelegate {}"), AppLaunch(delegate: "Main"))
  }

  @Test(arguments: ["@main", "@UIApplicationMain"])
  func `Of several delegates, the program's entry is taken`(attribute: String) throws {
    let other = "\(attribute) class Real: UIResponder, UIApplicationDelegate {}\n"
    expectEqual(try launch(delegate + other), AppLaunch(delegate: "Real"))
  }

  private static let lists: [(String?, AppLaunch)] = [
    (nil, AppLaunch(delegate: "AppDelegate", scene: "SceneDelegate")),
    ("<dict/>", AppLaunch(delegate: "AppDelegate")),
    (
      "<key>UIMainStoryboardFile</key>\n\t<string>Main</string>",
      AppLaunch(delegate: "AppDelegate", storyboard: "Main")
    ),
    ("<key>UIMainStoryboardFile</key><string>Absent</string>", AppLaunch(delegate: "AppDelegate")),
    (
      "<key>UIApplicationSceneManifest</key><key>UISceneDelegateClassName</key>"
        + "<string>$(PRODUCT_MODULE_NAME).Scenes</string><key>UISceneStoryboardFile</key><string>Main</string>",
      AppLaunch(delegate: "AppDelegate", scene: "Scenes", storyboard: "Main")
    ),
    (
      "<key>UIApplicationSceneManifest</key><dict/>",
      AppLaunch(delegate: "AppDelegate", scene: "SceneDelegate")
    ),
  ]

  @Test(arguments: lists)
  func `Info.plist names the scene's delegate and the storyboard`(list: String?, expected: AppLaunch) throws {
    let other = "class Scenes: UIResponder, UIWindowSceneDelegate {}\n"
    expectEqual(try launch(delegate + scene + other, information: list), expected)
  }
}
