/// A file with each kind of part that can be left out.
enum SkippedPage {
  static let source = """
    // A page of the app.
    @objc(Page) private final class Page: UIView, Themed {
      private(set) var title: String = { make() }()
      let other = Absent(), last = 1
      @IBOutlet weak var label: Missing!
      var size: Int { missing }
      var color: Int { get { missing } set { absent() } }
      override init(frame: CGRect) { absent() }
      @objc private func show(_ item: Item, at index: Int) -> Int {
        absent(index)
        return absent(index)
      }
      class Inner { func a() { b } }
      deinit { absent() }
    }
    extension Page.Inner { static subscript(a: Int) -> Int { get { b } } }
    func free() { c() }
    protocol Themed { var theme: Absent { get } }
    """
}
