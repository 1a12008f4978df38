import Expectations
import Testing

@testable import Porting

@Suite struct FormerNameRuleTests {
  private static let rows: [(String, String)] = [
    ("table.rowHeight = UITableViewAutomaticDimension", "table.rowHeight = UITableView.automaticDimension"),
    ("let a: [NSAttributedStringKey: Any]", "let a: [NSAttributedString.Key: Any]"),
    ("b.setTitle(t, for: UIControlState.normal)", "b.setTitle(t, for: UIControl.State.normal)"),
    ("v.contentMode = UIViewContentMode.center", "v.contentMode = UIView.ContentMode.center"),
    ("let o: UIViewAnimationOptions = []", "let o: UIView.AnimationOptions = []"),
    (
      "UITableViewCell(style: UITableViewCellStyle.value1)",
      "UITableViewCell(style: UITableViewCell.CellStyle.value1)"
    ),
    ("[NSFontAttributeName: f]", "[NSAttributedString.Key.font: f]"),
    (
      "UIFont.systemFont(ofSize: 1, weight: UIFontWeightBold)",
      "UIFont.systemFont(ofSize: 1, weight: UIFont.Weight.bold)"
    ),
    (
      "c.addObserver(forName: .UIKeyboardWillShow)",
      "c.addObserver(forName: UIResponder.keyboardWillShowNotification)"
    ),
    ("f(NSNotification.Name.UIKeyboardDidHide)", "f(UIResponder.keyboardDidHideNotification)"),
    ("f(Notification.Name.UIApplicationWillResignActive)", "f(UIApplication.willResignActiveNotification)"),
    (
      "f(name: UIApplicationDidBecomeActiveNotification)",
      "f(name: UIApplication.didBecomeActiveNotification)"
    ),
    ("i[UIKeyboardFrameEndUserInfoKey]", "i[UIResponder.keyboardFrameEndUserInfoKey]"),
    ("kCAMediaTimingFunctionEaseIn", "CAMediaTimingFunctionName.easeIn"),
    ("let d = UIImagePNGRepresentation(i)", "let d = (i).pngData()"),
    ("let d = UIImageJPEGRepresentation(i!, 0.5)", "let d = (i!).jpegData(compressionQuality: 0.5)"),
    ("let r = UIEdgeInsetsInsetRect(r, i)", "let r = (r).inset(by: i)"),
    ("if UIAccessibilityIsVoiceOverRunning() {}", "if UIAccessibility.isVoiceOverRunning {}"),
    // Swift 2.
    ("CGRectMake(0, 1, f(2, 3), 4)", "CGRect(x: 0, y: 1, width: f(2, 3), height: 4)"),
    ("CGPointMake(CGRectGetMidX(r), 0)", "CGPoint(x: (r).midX, y: 0)"),
    ("let c = CGRectEqualToRect(a, b)", "let c = (a == b)"),
    ("let a = CGRectInset(a, 1, 2)", "let a = (a).insetBy(dx: 1, dy: 2)"),
    ("UIScreen.mainScreen().bounds", "UIScreen.main.bounds"),
    ("NSUserDefaults.standardUserDefaults().synchronize()", "UserDefaults.standard.synchronize()"),
    ("NSNotificationCenter.defaultCenter()", "NotificationCenter.default"),
    ("v.backgroundColor = UIColor.whiteColor()", "v.backgroundColor = UIColor.white"),
    ("v.backgroundColor = .clearColor()", "v.backgroundColor = .clear"),
    ("f(NSFileManager.defaultManager(), .Plain)", "f(FileManager.default, .plain)"),
    (
      "let a = NSBundle.mainBundle(); f(UIControlState.Normal)",
      "let a = Bundle.main; f(UIControl.State.normal)"
    ),
    // Neither a former name nor one in its place.
    ("f(.Plain, Style.Default)", "f(.Plain, Style.Default)"),
    ("self.UITableViewAutomaticDimension", "self.UITableViewAutomaticDimension"),
    ("center.UIKeyboardWillShow", "center.UIKeyboardWillShow"),
    ("f(UIControlState: 1)", "f(UIControlState: 1)"),
    ("\"CGRectMake(0, 1, 2, 3)\"", "\"CGRectMake(0, 1, 2, 3)\""),
    ("CGRectMake(0, 1)", "CGRectMake(0, 1)"), ("CGRectMake(", "CGRectMake("),
    ("screen.mainScreen()", "screen.mainScreen()"), ("Palette.whiteColor()", "Palette.whiteColor()"),
    ("// CGRectZero", "// CGRectZero"),
  ]

  @Test(arguments: rows) func `Former names become today's`(source: String, ported: String) {
    expectEqual(Ported(source).text, ported)
  }

  @Test func `A call over several lines keeps them`() {
    expectEqual(
      Ported("let r = CGRectMake(0,\n  1,\n  2,\n  CGRectGetMaxY(a)\n)\n").text,
      "let r = CGRect(x: 0,\n  y: 1,\n  width: 2,\n  height: (a).maxY\n)\n")
  }

  @Test(arguments: [
    "func CGRectMake(_ a: Int, _ b: Int) -> Int { 1 }; let x = CGRectMake(1, 2)",
    "enum UIControlState { case on }; let x = UIControlState.on",
    "let UITableViewAutomaticDimension = 3.0; let y = UITableViewAutomaticDimension",
    "extension UIColor { static func whiteColor() -> UIColor { .red } }; let x = UIColor.whiteColor()",
  ]) func `Names that the app declares stay`(source: String) {
    expectEqual(Ported(source).text, source)
  }

  private static let swift2: [(String, String)] = [
    ("func show(title: String, at x: Int) {}", "func show(_ title: String, at x: Int) {}"),
    ("func show(with title: String) {}", "func show(with title: String) {}"),
    ("func show(_ title: String) {}", "func show(_ title: String) {}"),
    ("class A { init(title: String) {} }", "class A { init(title: String) {} }"),
    (
      "class A { func tableView(tableView: UITableView, didSelectRowAtIndexPath indexPath: NSIndexPath) {} }",
      "class A { func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {} }"
    ),
    ("b.setTitle(\"a\", forState: s)", "b.setTitle(\"a\", for: s)"),
    ("let i = table.indexPathForCell(cell)", "let i = table.indexPath(for: cell)"),
    ("performSegueWithIdentifier(\"a\", sender: b)", "performSegue(withIdentifier: \"a\", sender: b)"),
    ("dismissViewControllerAnimated(true, completion: nil)", "dismiss(animated: true, completion: nil)"),
    (
      "UIView.animateWithDuration(0.3) { label.hidden = true }",
      "UIView.animate(withDuration: 0.3) { label.isHidden = true }"
    ),
    ("let c = segue.destinationViewController as! A", "let c = segue.destination as! A"),
    ("func setBool(a: Int) {}; setBool(1)", "func setBool(_ a: Int) {}; setBool(1)"),
    (
      "class A: B { override func prepareForSegue(segue: UIStoryboardSegue, sender: AnyObject?) {} }",
      "class A: B { override func prepare(for segue: UIStoryboardSegue, sender: Any?) {} }"
    ),
  ]

  @Test(arguments: swift2)
  func `Functions of an app in Swift 2 have today's labels`(source: String, ported: String) {
    expectEqual(Ported("let a = NSTimer(); \(source)").text, "let a = Timer(); \(ported)")
    // Without a name that ended with Swift 2, nothing is known about it.
    expectEqual(Ported(source).text, source)
  }

  @Test func `Other rules know today's names`() {
    let source =
      "let a = NSURLSession.sharedSession(); class A: UIViewController { @IBAction func tap(b: AnyObject) {} }"
    let text = Ported(source).text
    expectTrue(text.contains("A.tap(_:)") && text.hasPrefix("import FoundationNetworking; "), "\(text)")
  }
}
