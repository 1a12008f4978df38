import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite struct UIImageDataTests {
  @Test func `A picture keeps its size and name in a file, however large it is`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 31, height: 7)).image { $0.fill(.infinite) }
    let data = try #require(image.pngData())
    #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let read = try #require(UIImage(data: data))
    #expect(read.size == image.size && read.name == image.name)
    expectEqual(read.pngData(), data)
    expectEqual(image.jpegData(compressionQuality: 0.5), data)
    let large = try #require(UIImage(named: "page", size: CGSize(width: 2000, height: 1000)).pngData())
    expectEqual(UIImage(data: large)?.size, CGSize(width: 2000, height: 1000))
    expectEqual(UIImage(data: large, scale: 2)?.size, CGSize(width: 1000, height: 500))
  }

  @Test func `The size of a file is read from its header`() {
    forEachRow(
      [
        (Array("GIF89a".utf8) + [44, 1, 20, 0, 0], CGSize(width: 300, height: 20), "gif "),
        (
          [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 1, 0xFF, 0xC0, 0, 11, 8, 0, 50, 1, 0],
          CGSize(width: 256, height: 50),
          "jpeg "
        ),
      ] as [([UInt8], CGSize, String)]
    ) { bytes, size, prefix in
      let image = try #require(UIImage(data: Data(bytes)))
      expectEqual(image.size, size)
      expectTrue(image.name.hasPrefix(prefix))
      expectEqual(image.pngData(), Data(bytes))
    }
  }

  @Test func `What is not a picture is none, and a picture without content has no file`() {
    forEachRow(
      [
        [], [1, 2, 3], [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], [0xFF, 0xD8],
        [0xFF, 0xD8, 0xFF, 0xE0, 0, 0],
        Array("GIF89a".utf8),
      ] as [[UInt8]]
    ) { bytes in
      expectNil(UIImage(data: Data(bytes)))
    }
    expectNil(UIImage().pngData())
    expectNil(UIImage().cgImage)
    expectNil(UIImage(contentsOfFile: "/nothing here.png"))
  }

  @Test func `A picture of Core Graphics makes an equal one, turned as it says`() throws {
    let photo = UIImage(named: "photo", size: CGSize(width: 30, height: 20))
    let picture = try #require(photo.cgImage)
    expectEqual(UIImage(cgImage: picture), photo)
    let turned = UIImage(cgImage: picture, scale: 2, orientation: .right)
    #expect(turned.size == CGSize(width: 10, height: 15) && turned.imageOrientation == .right)
    #expect(picture.width == 30 && picture.height == 20)
    expectEqual(picture.cropping(to: CGRect(x: 20, y: 10, width: 50, height: 50))?.width, 10)
    expectNil(picture.cropping(to: CGRect(x: 40, y: 0, width: 5, height: 5)))
  }

  @Test func `A picture is an object that a cache keeps`() {
    let cache = NSCache<NSString, UIImage>()
    let photo = UIImage(named: "photo", size: CGSize(width: 30, height: 20))
    cache.setObject(photo, forKey: "photo")
    #expect(cache.object(forKey: "photo") === photo)
    expectEqual(Set([photo, UIImage(named: "photo", size: CGSize(width: 30, height: 20))]).count, 1)
  }

  @Test func `Mirroring twice gives the same picture`() {
    let photo = UIImage(named: "photo", size: CGSize(width: 30, height: 20))
    for value in 0..<8 {
      let turned = photo.withOrientation(UIImage.Orientation(rawValue: value) ?? .up)
      let mirrored = turned.withHorizontallyFlippedOrientation()
      #expect(mirrored != turned)
      expectEqual(mirrored.withHorizontallyFlippedOrientation(), turned)
    }
  }
}
