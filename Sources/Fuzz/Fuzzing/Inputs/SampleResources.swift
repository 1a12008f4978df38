/// Small resources of apps, which the repository does not contain.
enum SampleResources {
  /// Files `Contents.json` of a color, a picture, data and a group.
  static let contents = bytes([
    #"{"colors":[{"idiom":"universal","display-gamut":"display-P3","color":{"color-space":"display-p3","components":{"red":"0x80","green":"0.5","blue":"128","alpha":1}}},{"appearances":[{"appearance":"luminosity","value":"dark"}],"color":{"platform":"ios","reference":"systemBlueColor"}}]}"#,
    #"{"images":[{"idiom":"iphone","scale":"2x","filename":"a.png","resizing":{"mode":"9-part","center":{"mode":"tile"},"cap-insets":{"top":4,"left":2}}}],"properties":{"template-rendering-intent":"template"}}"#,
    #"{"data":[{"idiom":"universal","filename":"a.json","universal-type-identifier":"public.json"}]}"#,
    #"{"info":{"version":1},"properties":{"provides-namespace":true}}"#,
  ])

  /// The heads of a PNG, a GIF, a JPEG, a WebP and a HEIC file, a PDF and two SVG files.
  static let pictures: [[UInt8]] =
    [
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 0, 20, 0, 0, 0, 10, 8, 6, 0, 0, 0],
      Array("GIF89a".utf8) + [20, 0, 10, 0, 0, 0],
      [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 11, 8, 0, 10, 0, 20, 1, 1],
      Array("RIFF    WEBPVP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0, 19, 0, 0, 9, 0, 0, 0, 0],
      box("ftyp", Array("heic".utf8))
        + box(
          "meta",
          [0, 0, 0, 0] + box("iprp", box("ipco", box("ispe", [0, 0, 0, 0, 0, 0, 0, 20, 0, 0, 0, 10])))),
    ]
    + bytes([
      "%PDF-1.4\n1 0 obj << /Type /Page /MediaBox [0 0 20.5 10] >> endobj",
      #"<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="20px" viewBox='0 0 40 20'><path/></svg>"#,
      #"<svg width="20" height="10"/>"#,
    ])

  static let pluralTables = bytes([
    list(
      """
      <key>%d cards</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@cards@ in %2$#@decks@</string>
      <key>cards</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d card</string><key>other</key><string>%d cards</string></dict>
      <key>decks</key><dict><key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>other</key><string>%d decks</string></dict></dict>
      """),
    list(
      """
      <key>tap</key><dict><key>NSStringDeviceSpecificRuleType</key>
      <dict><key>iphone</key><string>Tap</string><key>other</key><string>Click</string></dict></dict>
      """),
  ])

  static let informationLists = bytes([
    list(
      "<key>CFBundleName</key><string>$(PRODUCT_NAME:rfc1034identifier)</string><key>A</key><array><true/></array>"
    ),
    list("<key>CFBundleShortVersionString</key><string>${MARKETING_VERSION}</string>"),
  ])

  private static func bytes(_ texts: [String]) -> [[UInt8]] { texts.map { Array($0.utf8) } }

  private static func list(_ content: String) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><dict>\(content)</dict></plist>"
  }

  /// A box of a HEIC file.
  private static func box(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let length = content.count + 8
    return [0, 0, UInt8(length >> 8), UInt8(length & 0xFF)] + Array(name.utf8) + content
  }
}
